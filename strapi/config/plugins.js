'use strict'

const HOUR = 60 * 60 * 1000

module.exports = ({ env }) => ({
  upload: {
    config: {
      sizeLimit: env.int('UPLOAD_MAX_BYTES', 20 * 1024 * 1024),
      // An SVG can hold a script, which would run on the administration's own origin.
      security: { allowedTypes: ['image/*', 'application/pdf'], deniedTypes: ['image/svg+xml'] },
      // px, of the longer side: from a card on a phone to a picture over half a sharp screen. Without the last, an
      // owner's photograph of 4000 px would be sent whole where 1600 do.
      breakpoints: { xsmall: 320, small: 500, medium: 750, large: 1000, xlarge: 1600 },
      concurrentUploadSize: 4,
      // Replacing a picture keeps its address, so a browser may not keep it for ever.
      providerOptions: { localServer: { maxage: 24 * HOUR } },
    },
  },
  'users-permissions': {
    config: { jwtSecret: env('JWT_SECRET') },
  },
})
