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
    `const list = <p>{kind === 'sale' && texts.sale} {' '}{words.join(' and ')}</p>`,
    'const list = <p id={`${id}-titre`} className={isOpen ? "open" : "closed"}>{`${min}–${max}`}</p>',
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
    `const price = <p>{'Gratuite'}</p>`,
    'const price = <>{`Retrait possible`}</>',
    'const price = <p>{`${euros} euros`}</p>',
    `const price = <p>{isFree && 'Gratuite'}</p>`,
    `const price = <p>{isFree ? (price ?? 'Gratuite') : price}</p>`,
    `const price = <p>{'Prix ' + euros}</p>`,
    `const button = <button aria-label={isOpen ? 'Fermer' : texts.open} />`,
    `const slider = <div aria-roledescription="Carrousel" />`,
  ].map((code) => ({ code, errors: [{ messageId: 'text' }] })),
})
