import { randomBytes } from 'node:crypto';
import { findFreePort } from '../process/free-port.mjs';

/**
 * The settings by which API, worker and the FAKE of a feedback service know each other; none where a real one is set, and none in production.
 * @param {import('../project/settings.mjs').LauncherSettings} settings
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function fakeCvService({ fakesCvService }) {
  return fakesCvService
    ? {
        CV_FEEDBACK_NAME: 'CV Coach (demo)',
        CV_FEEDBACK_URL: `http://127.0.0.1:${await findFreePort()}/cvs`,
        CV_FEEDBACK_SECRET: randomBytes(32).toString('hex'),
      }
    : {};
}
