// Runs after "npm ci", in syntax that any Node can read: an older one could not read the commands.
'use strict'

var required = require('../../package.json').engines.node.replace('>=', '')

function isEnough(version) {
  var actual = version.slice(1).split('.').map(Number)
  var least = required.split('.').map(Number)
  return actual[0] > least[0] || (actual[0] === least[0] && actual[1] >= least[1])
}

if (!isEnough(process.version)) {
  console.error('Node ' + required + ' or newer is needed; this is ' + process.version + '.')
  process.exit(1)
}
