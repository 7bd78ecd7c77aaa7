import {
  allowedMethods,
  immutableCache,
  immutableFolders,
  MANIFEST_TYPE,
  revalidatedCache,
  type Header,
} from './headers.ts'
import { decodedPath, encodedPath, usefulRedirects, type HostFile, type HostOptions } from './redirects.ts'
import { UNSERVED_FILES } from './staticHost.ts'

export type CaddyOptions = HostOptions & {
  /** URL of the site; Caddy obtains its certificate automatically. */
  siteUrl: string
  /** Folder the site is copied to. */
  root?: string
}

const DEFAULT_ROOT = '/var/www/site'

/** @throws Error on a character that Caddy would read as a placeholder, an escape or a line end. */
const quote = (text: string): string => {
  if (/[{}\\\p{Cc}]/u.test(text)) throw new Error(`A Caddyfile cannot contain “${text}”.`)
  return `"${text.replaceAll('"', '\\"')}"`
}

const headerLine = ({ name, value }: Header) => `${name} ${quote(value)}`

/** The key of a map: a quoted path, or an exact regular expression for special characters. */
const mapKey = (path: string) =>
  /^[\p{L}\p{N}/_.,-]+$/u.test(path)
    ? quote(path)
    : `"~^${path.replace(/[^\p{L}\p{N}/_-]/gu, (sign) => `\\x{${sign.codePointAt(0)?.toString(16)}}`)}$"`

const files = (indent: string) => `file_server {
${indent}	precompressed br gzip
${indent}}`

/** A whole Caddyfile for the site. */
export const caddyFile = (options: CaddyOptions): HostFile => {
  const { headers, siteUrl, root = DEFAULT_ROOT } = options
  const redirects = usefulRedirects(options.redirects).map(
    ({ from, to }) => `			${mapKey(decodedPath(from))} ${quote(encodedPath(to))}`,
  )
  const folders = immutableFolders.map((folder) => `${folder}*`).join(' ')
  const unserved = Object.values(UNSERVED_FILES).map((file) => `/${file}`)
  const text = `(secured) {
	header {
${[...headers, revalidatedCache].map((header) => `		${headerLine(header)}`).join('\n')}
	}
	# Apart: what is taken away is decided last, and what is set beside it too.
	header -Server
}

${new URL(siteUrl).origin} {
	root * ${quote(root)}
	import secured
	# What was not compressed at build.
	encode gzip
	route {
		@unsupported not method ${allowedMethods.join(' ')}
		header @unsupported Allow "${allowedMethods.join(', ')}"
		respond @unsupported "Method not allowed" 405

		# Two slashes in a row would be read as one, which gives a page a second address.
		@doubled expression \`{path}.contains("//")\`
		error @doubled 404

		map {path} {site_redirect} {
${[...redirects, '			default ""'].join('\n')}
		}
		map {query} {site_query} {
			"~^(.+)$" "?$1"
			default ""
		}
		@moved expression \`{site_redirect} != ""\`
		redir @moved {site_redirect}{site_query} permanent

		# A page has one address, without a slash at its end.
		@slash path_regexp ^/[^/\\\\\\x00-\\x20].*/$
		route @slash {
			uri strip_suffix /
			redir {uri} permanent
		}

		# The 404 page has no address of its own, and the files for other hosts are no part of the site.
		@unserved path /404 /404.html ${unserved.join(' ')}
		error @unserved 404

		# Only a file that is there may be kept for a year.
		@hashed {
			path ${folders}
			file
		}
		header @hashed ${headerLine(immutableCache)}
		@manifest {
			path *.webmanifest
			file
		}
		header @manifest Content-Type ${MANIFEST_TYPE}
		# Without =404 a path that no file can have, for example with %00, is status 500.
		try_files {path} {path}.html {path}/index.html =404
		${files('\t\t')}
	}
	# What answered before the error has lost its headers. A script of an older build gets no page in its place.
	handle_errors {
		import secured
		route {
			@gone path ${folders}
			header @gone Cache-Control "no-store"
			respond @gone "Not found" 404
			rewrite * /404.html
			${files('\t\t\t')}
		}
	}
}
`
  return { path: 'Caddyfile', text }
}
