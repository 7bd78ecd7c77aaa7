import { Component, type ReactNode } from 'react'
import { PageError } from '../../components/layout/PageError/PageError'
import { retryFailedPages } from '../../pages/shared/lazyPage'

type PageBoundaryProps = {
  resetKey: string
  children: ReactNode
}

type PageBoundaryState = { hasFailed: boolean; resetKey: string }

/** The header and the footer stay; the page is tried again once the connection is back. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch() {
    retryFailedPages()
    window.addEventListener('online', () => this.setState({ hasFailed: false }), { once: true })
  }

  override render() {
    return this.state.hasFailed ? <PageError href={this.props.resetKey} /> : this.props.children
  }
}
