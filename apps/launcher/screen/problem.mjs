/** A reason for which a command cannot go on: one line that says what is wrong and what to do. */
export class LaunchProblem extends Error {}

/**
 * Puts any error into one line.
 * @param {unknown} error
 * @returns {string}
 */
export function oneLine(error) {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if (error instanceof LaunchProblem) {
    return error.message;
  }
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (isFullDisk(error)) {
    return noRoom(path);
  }
  if (path !== undefined && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')) {
    return `${path} cannot be written or read: give this user the right to it, or run as the user who owns it.`;
  }
  return error.message.split('\n', 1)[0] ?? '';
}

/** @param {unknown} error */
export function isFullDisk(error) {
  return /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i.test(
    error instanceof Error ? `${/** @type {NodeJS.ErrnoException} */ (error).code} ${error.message}` : String(error),
  );
}

/** @param {string} [path] */
export function noRoom(path) {
  return `There is no room left on the disk${path ? ` (${path})` : ''}: free some space, or set DATA_DIR to a folder on another disk.`;
}

/**
 * Runs a command to its end; a problem is printed as one line and makes the exit code 1.
 * @param {() => Promise<number | undefined>} command gives the exit code
 */
export async function runCommand(command) {
  try {
    process.exit((await command()) ?? 0);
  } catch (error) {
    process.stderr.write(`${paint('✖', 31)} ${oneLine(error)}\n`);
    process.exit(1);
  }
}

/**
 * @param {string} text
 * @param {number} colour ANSI code
 */
export function paint(text, colour) {
  return process.stderr.isTTY && !process.env.NO_COLOR ? `\u001b[${colour}m${text}\u001b[0m` : text;
}
