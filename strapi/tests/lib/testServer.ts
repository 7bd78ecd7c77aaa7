import { startCompanion } from '../../../scripts/backend/companion.ts'
import { freePort, stop } from '../../../scripts/shared/processes.ts'

export const account = { email: 'administration@example.com', password: 'Essai-2026' }
export const ownersAccount = { email: 'gerance@example.com', password: 'Essai-2027' }

/** The SQLite file of a server that keeps its files in this folder. */
export const databaseIn = (folder: string) => `${folder}/data.db`

/** The shell's own settings may name a real database, bucket, mail server or hook. */
const blank = ['DATABASE_URL', 'UPLOAD_PROVIDER', 'SMTP_HOST', 'SMTP_PORT', 'MAIL_FROM', 'DEPLOY_HOOK_URL']

/**
 * Starts a Strapi whose database, pictures and secrets are in this folder, without sample content.
 * @param env settings that differ, see `strapi/README.md`.
 */
export const startTestServer = async (folder: string, env: NodeJS.ProcessEnv = {}) => {
  const port = await freePort()
  const companion = await startCompanion({
    port,
    env: {
      NODE_ENV: 'production',
      ENV_PATH: `${folder}/.env`,
      ...Object.fromEntries(blank.map((name) => [name, ''])),
      DATABASE_CLIENT: 'sqlite',
      DATABASE_FILENAME: databaseIn(folder),
      PUBLIC_DIR: `${folder}/public`,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      OWNER_EMAIL: ownersAccount.email,
      OWNER_PASSWORD: ownersAccount.password,
      OWNER_NAME: 'Camille Martin Roux',
      SITE_URL: 'https://www.example.com',
      SEED: 'off',
      LOG_LEVEL: 'error',
      SCHEDULED_EVERY_MS: '200',
      ...env,
    },
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(companion) }
}
