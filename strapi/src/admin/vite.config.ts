import type { UserConfig } from 'vite'
import { changeStrapi } from './strapiChanges/plugin'

export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), changeStrapi()],
})
