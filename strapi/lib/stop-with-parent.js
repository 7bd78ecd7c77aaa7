'use strict'

const INTERVAL_MS = 500

/**
 * Stops this process, as SIGTERM does, when the one that started it has gone, even killed: npm, or a script that gave its
 * own id in PARENT_PID. A process that a shell or a service manager started stays.
 */
function stopWithParent() {
  const { PARENT_PID, npm_lifecycle_event: npmScript } = process.env
  // For this process alone, not for those that it starts.
  delete process.env.PARENT_PID
  if (!PARENT_PID && !npmScript) return
  const parent = PARENT_PID ? Number(PARENT_PID) : process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL_MS)
  check.unref()
}

module.exports = { stopWithParent }
