import { createServer } from 'node:http'
import net, { BlockList, isIPv6, type NetConnectOpts } from 'node:net'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/shared/processes'
import { reachRealServers } from '../../../src/testing/realNetwork'
import { agentWithout, special } from './public-addresses'

const isSpecial = (address: string) => special.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

reachRealServers()

describe('a special address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2001:0:7f00:1::',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('is %s', (address) => expect(isSpecial(address)).toBe(true))

  it.each([
    '1.1.1.1',
    '100.128.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '::ffff:8.8.8.8',
    '2606:4700::1111',
    '2a01:e0a::1',
  ])('is not %s', (address) => expect(isSpecial(address)).toBe(false))
})

it('is not reached by a redirect, nor by a name that has its address now', async () => {
  // As in Node 20, which does not know the block list of a connection: `net` is the object whose functions undici calls.
  const { connect } = net
  Object.assign(net, {
    connect: (options: NetConnectOpts) => connect(Object.assign(options, { blockList: undefined })),
  })
  const server = createServer((request, response) => {
    if (request.url === '/') response.end('public')
    else response.writeHead(302, { Location: `http://localhost:${port}/` }).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  // As if 127.0.0.2 was public, and what `localhost` stands for was not.
  const blockList = new BlockList()
  blockList.addAddress('127.0.0.1')
  blockList.addAddress('::1', 'ipv6')
  const dispatcher = agentWithout(blockList)
  const get = async (url: string) => {
    const init: RequestInit & { dispatcher: typeof dispatcher } = { dispatcher }
    return (await fetch(url, init)).text()
  }
  const blocked = { cause: expect.objectContaining({ message: 'blocked address' }) }
  try {
    expect(await get(`http://127.0.0.2:${port}/`)).toBe('public')
    await expect(get(`http://127.0.0.2:${port}/moved`)).rejects.toMatchObject(blocked)
    await expect(get(`http://localhost:${port}/`)).rejects.toMatchObject(blocked)
  } finally {
    Object.assign(net, { connect })
    await dispatcher.close()
    server.close()
  }
})
