/** They override the shell's variables and `.env`. */
export const testEnvironment = {
  VITE_CMS_URL: 'https://cms.test',
  VITE_ARTICLES_URL: '',
  VITE_EMAILJS_SERVICE_ID: 'service_test',
  VITE_EMAILJS_TEMPLATE_ID: 'template_test',
  VITE_EMAILJS_PUBLIC_KEY: 'public_key_test',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
}
