/** Origin of the pictures that the backend keeps with a cloud image service. */
export const CLOUD_IMAGES = 'https://res.cloudinary.com'
