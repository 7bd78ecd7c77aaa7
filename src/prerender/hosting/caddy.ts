import { immutableCache, immutableFolders, revalidatedCache, type Header } from './headers.ts'
import { decodedPath, encodedPath, usefulRedirects, type HostFile, type HostOptions } from './redirects.ts'

export type CaddyOptions = HostOptions & {
  /** URL of the site; Caddy obtains its certificate automatically. */
  siteUrl: string
  /** Folder the site is copied to. */
  root?: string
}

const DEFAULT_ROOT = '/var/www/site'

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`

const headerLine = ({ name, value }: Header) => `${name} ${quote(value)}`

/** The key of a map: a quoted path, or an exact regular expression for special characters. */
const mapKey = (path: string) =>
  /^[\p{L}\p{N}/_.,-]+$/u.test(path)
    ? quote(path)
    : quote(`~^${path.replace(/[^\p{L}\p{N}/_-]/gu, (sign) => `\\x{${sign.codePointAt(0)?.toString(16)}}`)}$`)

const files = `file_server {
			precompressed br gzip
		}`

/** A whole Caddyfile for the site. */
export const caddyFile = (options: CaddyOptions): HostFile => {
  const { headers, siteUrl, root = DEFAULT_ROOT } = options
  const redirects = usefulRedirects(options.redirects).map(
    ({ from, to }) => `			${mapKey(decodedPath(from))} ${quote(encodedPath(to))}`,
  )
  const folders = immutableFolders.map((folder) => `${folder}*`).join(' ')
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
	route {
		map {path} {site_redirect} {
${[...redirects, '			default ""'].join('\n')}
		}
		@moved expression \`{site_redirect} != ""\`
		redir @moved {site_redirect} permanent

		# A page has one address, without a slash at its end.
		@slash path_regexp ^/[^/\\\\\\x00-\\x20].*/$
		route @slash {
			uri strip_suffix /
			redir {uri} permanent
		}

		# The 404 page has no address of its own.
		@itself path /404 /404.html
		error @itself 404

		# Only a file that is there may be kept for a year.
		@hashed {
			path ${folders}
			file
		}
		header @hashed ${headerLine(immutableCache)}
		try_files {path} {path}.html {path}/index.html
		${files}
	}
	# What answered before the error has lost its headers. A script of an older build gets no page in its place.
	handle_errors {
		import secured
		route {
			@gone path ${folders}
			header @gone Cache-Control "no-store"
			respond @gone "Not found" 404
			rewrite * /404.html
			${files}
		}
	}
}
`
  return { path: 'Caddyfile', text }
}
