'use strict'

const path = require('node:path')

process.chdir(__dirname)

// Strapi's commands look for a tsconfig.json in every folder above: the site's own would make them take this package
// for a TypeScript project and compile the wrong files.
const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'))
const { sys } = require(require.resolve('typescript', { paths: [strapi] }))
const { fileExists } = sys
sys.fileExists = (file) => path.basename(file) !== 'tsconfig.json' && fileExists(file)

require(path.join(strapi, 'bin', 'strapi.js'))
