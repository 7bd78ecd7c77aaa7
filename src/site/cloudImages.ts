export const CLOUD_IMAGES = 'https://res.cloudinary.com'
