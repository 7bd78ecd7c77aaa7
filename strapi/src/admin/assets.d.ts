// Vite gives the URL of an imported picture.
declare module '*.png' {
  const url: string
  export default url
}
