'use strict'

const INTERVAL_MS = 500

/** Stops when npm, or the process named in PARENT_PID, has gone, even killed. */
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
