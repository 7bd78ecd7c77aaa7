'use strict'

/** @import { Core } from '@strapi/strapi' */

const { AsyncLocalStorage } = require('node:async_hooks')
const { lookup } = require('node:dns')
const { BlockList } = require('node:net')
const { errors } = require('@strapi/utils')
const { Agent, buildConnector } = require('undici')

/**
 * IANA's special-purpose addresses, and the ways to embed an IPv4 address other than `::ffff:…`.
 * @type {[network: string, prefix: number][]}
 */
const SPECIAL = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const special = new BlockList()
for (const [network, prefix] of SPECIAL)
  special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')

const REFUSED = 'blocked address'

/**
 * Compares the very address that it connects to, against redirects and changing names. Node 20 ignores `blockList`.
 * @param {BlockList} blockList
 */
const agentWithout = (blockList) => {
  const connect = buildConnector({})
  return new Agent({
    connect: (options, callback) => {
      lookup(options.hostname, (error, address, family) => {
        if (error) callback(error, null)
        else if (blockList.check(address, family === 6 ? 'ipv6' : 'ipv4')) callback(new Error(REFUSED), null)
        else connect({ ...options, hostname: address }, callback)
      })
    },
  })
}
const publicAgent = agentWithout(special)

const isPublicOnly = new AsyncLocalStorage()

/** @param {Core.Strapi} strapi */
function guardFetch({ fetch }) {
  const { dispatcher } = fetch
  Object.defineProperty(fetch, 'dispatcher', {
    get: () => (isPublicOnly.getStore() ? publicAgent : dispatcher),
  })
}

/** @param {unknown} error @returns {boolean} */
const isRefused = (error) =>
  error instanceof Error && (error.message.includes(REFUSED) || isRefused(error.cause))

/**
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
async function publicOnly(act) {
  try {
    return await isPublicOnly.run(true, act)
  } catch (error) {
    throw isRefused(error)
      ? new errors.ApplicationError('Cette adresse ne mène pas à un site public.', { cause: error })
      : error
  }
}

module.exports = { agentWithout, guardFetch, publicOnly, special }
