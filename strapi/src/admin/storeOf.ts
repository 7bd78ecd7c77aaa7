import {
  configureStore,
  type AnyAction,
  type Middleware,
  type Reducer,
  type ThunkDispatch,
} from '@reduxjs/toolkit'

type Api<State> = {
  reducer: Reducer<State>
  middleware: Middleware<object, { api: State }, ThunkDispatch<unknown, unknown, AnyAction>>
}

/** A store for tests of an API. */
export const storeOf = <State>({ reducer, middleware }: Api<State>) =>
  configureStore({
    reducer: { api: reducer },
    // The checks warn when they are slow.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(middleware),
  })
