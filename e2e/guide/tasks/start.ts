import { logIn, type TaskContext } from '../session.ts'

/** The log-in page, then the home page. */
export const takeFirstSteps = async ({ page, phone, adminUrl, take }: TaskContext) => {
  await page.goto(adminUrl)
  const logInButton = page.getByRole('button', { name: 'Se connecter' })
  const address = page.getByLabel('Adresse e-mail')
  const password = page.getByLabel('Mot de passe').first()
  const forgotten = page.getByRole('link', { name: 'Mot de passe oublié ?' })
  await take(page, {
    name: 'log-in',
    shows: [page.getByRole('heading', { name: 'Bonjour' }), forgotten],
    marks: {
      1: address,
      2: password,
      3: page.locator('div:has(> label)', { hasText: 'Rester connecté' }).last(),
      4: logInButton,
    },
  })
  await logIn(page)

  await page.getByText('Choisissez la photo de couverture').first().waitFor()
  await take(page, {
    name: 'home',
    shows: [
      page.getByRole('link', { name: 'Accueil', exact: true }),
      page.getByRole('heading', { name: /^Bonjour/ }),
      page.locator('section', { hasText: 'À compléter' }),
    ],
    marks: {
      1: page.getByText(/^Site à jour/),
      2: page.locator('section li').first(),
      3: page.getByRole('link', { name: 'Contenu', exact: true }),
      4: page.getByRole('link', { name: 'Mode d’emploi' }).first(),
    },
  })

  await phone.goto(adminUrl)
  await logIn(phone)
}
