'use strict'

const subject = 'Votre nouveau mot de passe'

const text = `Bonjour,

Vous avez demandé un nouveau mot de passe pour l’administration du site. Pour le choisir, ouvrez cette page dans l’heure qui vient :

<%= url %>

Si vous n’avez rien demandé, ne tenez pas compte de ce message : votre mot de passe reste le même.
`

const html = `<p>Bonjour,</p>
<p>Vous avez demandé un nouveau mot de passe pour l’administration du site. Pour le choisir, ouvrez cette page dans l’heure qui vient&nbsp;:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>Si vous n’avez rien demandé, ne tenez pas compte de ce message&nbsp;: votre mot de passe reste le même.</p>
`

module.exports = { subject, text, html }
