'use strict'

const path = require('node:path')
const { stopWithParent } = require('./lib/stop-with-parent')

process.chdir(__dirname)
stopWithParent()
// Strapi would otherwise build the administration for development: slower, and with its guided tours.
if (process.argv[2] === 'build') process.env.NODE_ENV ||= 'production'

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'))

// Strapi's commands take a folder with a tsconfig.json, here or above, for a TypeScript project and compile it. The one
// here only checks JavaScript, so the commands must not see it.
/** @type {{ sys: import('typescript').System }} */
const { sys } = require(require.resolve('typescript', { paths: [strapi] }))
const fileExists = sys.fileExists.bind(sys)
sys.fileExists = (file) => path.basename(file) !== 'tsconfig.json' && fileExists(file)

require(path.join(strapi, 'bin', 'strapi.js'))
