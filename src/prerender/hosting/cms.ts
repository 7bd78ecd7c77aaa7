import * as v from 'valibot'
import { UPLOAD_MAX_BYTES } from '../../../strapi/src/shared/upload-limit.mjs'
import type { HostFile } from './redirects.ts'

export type CmsOptions = {
  serverName: string
  upstream: string
  uploadMaxBytes: number
  /** Port, after an address if need be. */
  listen?: string
  /** nginx creates it, but not the folder above it. */
  cacheFolder?: string
}

const host = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]+$/, 'must be a host name'))
const address = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]+:\d+$/, 'must be a host and a port'))
const size = v.pipe(v.string(), v.trim(), v.digits('must be a number of bytes'), v.toNumber())

type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as missing. @throws Error that names each malformed variable. */
export const readCmsOptions = (env: Environment, cmsOrigin: string): CmsOptions => {
  const schema = v.object({ CMS_SERVER_NAME: host, CMS_UPSTREAM: address, UPLOAD_MAX_BYTES: size })
  const read = v.safeParse(schema, {
    CMS_SERVER_NAME: env.CMS_SERVER_NAME || new URL(cmsOrigin).hostname,
    CMS_UPSTREAM: env.CMS_UPSTREAM || '127.0.0.1:1337',
    UPLOAD_MAX_BYTES: env.UPLOAD_MAX_BYTES || String(UPLOAD_MAX_BYTES),
  })
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`Malformed settings. ${problems.join('; ')}`)
  }
  const { CMS_SERVER_NAME, CMS_UPSTREAM, UPLOAD_MAX_BYTES: uploadMaxBytes } = read.output
  return { serverName: CMS_SERVER_NAME, upstream: CMS_UPSTREAM, uploadMaxBytes }
}

export const cmsFile = (options: CmsOptions): HostFile => {
  const { serverName, upstream, uploadMaxBytes, listen, cacheFolder = '/var/cache/nginx-cms' } = options
  const listens = listen ? [listen] : ['80', '[::]:80']
  const text = `# The backend's host: /etc/nginx/sites-enabled/cms.conf. Copy it once: certbot --nginx adds its lines to the copy.
# Strapi listens on ${upstream}, with IS_PROXIED=true and PUBLIC_URL=https://${serverName}.
proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=cms:10m max_size=2g inactive=30d use_temp_path=off;

# What one address may ask for. Many visitors may share one: 100 requests at once are answered, the next 100 wait for their
# turn, others are refused. A build, which reads page after page, is never refused.
limit_req_zone $binary_remote_addr zone=cms_api:10m rate=30r/s;
limit_req_zone $binary_remote_addr zone=cms_login:10m rate=12r/m;
limit_req_status 429;

# What Strapi answers to a token or a session is for its holder alone: it is never stored, and is never a stored answer.
map "$http_authorization$http_cookie" $cms_personal {
  default 1;
  "" 0;
}
# Only a token gets drafts, but no answer to a request for them is stored.
map $args $cms_draft {
  default 0;
  "~*(?:^|&)status" 1;
}
# A build asks for what is published now; the answer replaces the stored one.
map $http_cache_control $cms_fresh {
  default 0;
  "~*no-(?:cache|store)" 1;
}
# The one header of a request that changes an answer without being named in its Vary.
map $http_strapi_response_format $cms_format {
  default "";
  v4 v4;
}
# Without a version, the address of a picture stays when the picture is replaced.
map $arg_v $cms_unversioned {
  default 0;
  "" 1;
}

server {
${listens.map((one) => `  listen ${one};`).join('\n')}
  server_name ${serverName};
  server_tokens off;

  # Above the limit of Strapi, whose administration says what is too large.
  client_max_body_size ${2 * uploadMaxBytes};

  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header Connection "";
  # Not what the visitor wrote there: Strapi limits log-ins by this address.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header Strapi-Response-Format $cms_format;

  proxy_cache_key "$cms_format $host$request_uri";
  proxy_cache_lock on;
  proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
  add_header X-Cache-Status $upstream_cache_status always;

  # The administration and uploads.
  location / {
    proxy_pass http://${upstream};
    proxy_buffering off;
    # Strapi answers once it has encoded every size of the pictures.
    proxy_read_timeout 300s;
  }

  # Log-ins, and what else asks for an account. Strapi takes these addresses in capitals too, as those of the API.
  location ~* ^/(admin/(login|register|register-admin|forgot-password|reset-password)|api/auth/) {
    limit_req zone=cms_login burst=20 nodelay;
    proxy_pass http://${upstream};
  }

  location ~* ^/api/ {
    limit_req zone=cms_api burst=200 delay=100;
    proxy_pass http://${upstream};
    proxy_cache cms;
    proxy_cache_valid 200 1m;
    proxy_cache_bypass $cms_personal $cms_draft $cms_fresh;
    proxy_no_cache $cms_personal $cms_draft;
  }

  # Each answer is a transaction of the database.
  location = /_health {
    limit_req zone=cms_api burst=20 nodelay;
    proxy_pass http://${upstream};
  }

  # Strapi says how long each picture may be kept.
  location /uploads/ {
    proxy_pass http://${upstream};
    proxy_cache cms;
    proxy_cache_bypass $cms_personal $cms_unversioned;
    proxy_no_cache $cms_personal $cms_unversioned;
  }
}
`
  return { path: 'nginx/cms.conf', text }
}
