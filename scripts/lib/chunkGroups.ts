type ChunkGroup = {
  name: string
  /** Folders of `node_modules`: a package or the scope of several. */
  packages?: readonly string[]
  /** Under `src`: folders, or files without their endings. */
  modules: readonly string[]
}

const component = (name: string) => `components/${name}`

/** Modules of every page: layout, hero, addresses of the site's own pictures. */
const core: ChunkGroup = {
  name: 'core',
  modules: [
    'app/App',
    'app/contentPage',
    'app/Hydrated',
    'app/Layout',
    'app/mount',
    'app/LazyCustomCursor',
    'app/lazyPage',
    'app/PageBoundary',
    'app/routes',
    'app/useDrawers',
    'app/useIsScrolled',
    'app/useScrollMemory',
    'site/brand',
    'cms/content/ContentContext',
    'theme/theme',
    'theme/tokens',
    'values/loadOnce',
    'seo/metadata/metadata',
    'assets/pictures',
    'pages/routeParams',
    'site/identity',
    'site/navigation',
    'site/paths',
    'site/texts/common',
    'site/texts/layout',
    'site/texts/opening',
    ...[
      'Breadcrumb',
      'Button',
      'ContactBlock',
      'Footer',
      'Header',
      'Icon',
      'Link',
      'Logo',
      'MenuLink',
      'Notice',
      'PageFault',
      'PageHero',
      'PageMetadata',
      'Picture',
      'PictureBand',
      'Prerendered',
      'Section',
      'SkipLink',
      'SocialLinks',
      'VisuallyHidden',
    ].map(component),
  ],
}

/** Modules that pages with content add: what the document carries, pictures of the backend. */
const content: ChunkGroup = {
  name: 'content',
  packages: ['unpic'],
  modules: [
    'cms/content/backendCheck',
    'cms/content/contentQuery',
    'cms/content/contentStore',
    'cms/isFields',
    'cms/content/published',
    'cms/findProduct',
    'cms/ids',
    'cms/productQueries',
    'cms/content/useContent',
    'app/ContentProvider',
    'app/pageState',
    'app/refreshWhenIdle',
    'app/whenIdle',
    'catalogue/address',
    'values/foldText',
    'values/pageNumber',
    'values/power',
    'pages/useAddressSearch',
    'pages/useAddedFocus',
    'site/cloudImages',
    'site/limits',
    'site/texts/catalogue',
    'seo/metadata/catalogue',
    'components/TabRow',
    ...['MediaImage', 'ProductPicture', 'CallBand', 'Card', 'ShowMore', 'Skeleton', 'WholeList'].map(
      component,
    ),
  ],
}

/** Modules that the pages of services and of news add. */
const editorial: ChunkGroup = {
  name: 'editorial',
  modules: [
    'cms/articleQueries',
    'cms/serviceCategory',
    'cms/serviceQueries',
    'components/FramedMedia',
    'components/ServiceCard/servicePictures',
    'seo/metadata/services',
    'site/texts/services',
    'values/dates',
  ],
}

/** What any call needs, also those to the icon service. */
const settings: ChunkGroup = {
  name: 'settings',
  packages: ['valibot'],
  modules: ['site/settings', 'cms/http'],
}

/** Modules that call the backend, and the cache of its answers: not needed while a page's own content is unchanged. */
const backend: ChunkGroup = {
  name: 'backend',
  packages: ['@tanstack'],
  modules: ['cms/content/liveContent', 'cms/content/readWithFallback', 'cms/strapi'],
}

/**
 * A few chunks instead of dozens: for every page, for pages with content, for those of services and news, for calls to
 * the backend. None for what the entry imports (`src/main.tsx`): the bundler leaves it in the entry's own chunk.
 */
export const chunkGroups: readonly ChunkGroup[] = [core, content, editorial, settings, backend]

/** Packages of the entry. */
export const entryPackages = ['react', 'react-dom', 'scheduler'] as const

/** Packages that are loaded on demand, each in a chunk of its own. */
export const lazyPackages = ['dompurify', '@emailjs'] as const

const isInPackage = (id: string, name: string) => id.includes(`/node_modules/${name}/`)

const isInModule = (id: string, path: string) => id.includes(`/src/${path}/`) || id.includes(`/src/${path}.`)

const placedPackages = [
  ...entryPackages,
  ...lazyPackages,
  ...chunkGroups.flatMap(({ packages = [] }) => packages),
]

/** Packages that have no other place. */
const isOfEveryPage = (id: string) =>
  id.includes('/node_modules/') && !placedPackages.some((name) => isInPackage(id, name))

/** Whether the module with this id of the bundler, a path, belongs to the group. */
export const isInGroup = (id: string, group: ChunkGroup): boolean =>
  (group === core && isOfEveryPage(id)) ||
  (group.packages ?? []).some((name) => isInPackage(id, name)) ||
  group.modules.some((path) => isInModule(id, path))
