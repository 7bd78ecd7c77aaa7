import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { noFrenchLiteral } from './noFrenchLiteral.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

tester.run('site/no-french-literal', noFrenchLiteral, {
  valid: [
    `throw new Error('The backend’s list cannot be read: it doesn’t respond.')`,
    `const left = { 'Lézignan-Corbières': 1 }`,
    `const path = '/actualites/garder-une-vitre-propre'`,
    `// Le commentaire n’est pas lu.\nconst size = /[éè]/`,
    'const url = `${base}/la/${path}?de=${value}`',
    `const link = <a title={texts.title} href="/contact">{texts.label} –&nbsp;{2}</a>`,
  ],
  invalid: [
    `const message = 'réponse illisible'`,
    `const message = 'le service ne fonctionne pas'`,
    `const message = "Page d’accueil"`,
    `const message = "Page d'accueil"`,
    `const message = '« Accueil »'`,
    'const message = `${count} de ${total}`',
    'const message = `${count} trouvés`',
    `const labels = { all: 'Tous les produits' }`,
    `const heading = <h1>Accueil</h1>`,
    `const button = <button aria-label="Fermer" />`,
    `const card = <Card note="Voir plus" />`,
  ].map((code) => ({ code, errors: [{ messageId: 'text' }] })),
})
