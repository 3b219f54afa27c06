import { setTimeout as pause } from 'node:timers/promises';
import { oneLine } from '../screen/problem.mjs';
import { ensureServices } from './ensure-services.mjs';
import { readServices } from './services-state.mjs';

const LOOK_MS = 500;
const ADDRESSES = /** @type {const} */ (['databaseUrl', 'meilisearchUrl']);
const NAMES = { guardian: 'The keeper of the servers', postgres: 'PostgreSQL', meilisearch: 'Meilisearch' };

/**
 * Sees to it that the servers keep running: starts their guardian again when it was killed and tells what happened.
 * @param {import('./ensure-services.mjs').Need} need
 * @param {import('./services-state.mjs').ServicesState} first
 * @param {{ say: (line: string) => void, onMoved: (state: import('./services-state.mjs').ServicesState) => void, isEnding: () => boolean }} hooks
 *   onMoved: a server has another address now
 */
export async function watchServices(need, first, { say, onMoved, isEnding }) {
  let known = first;
  while (!isEnding()) {
    await pause(LOOK_MS);
    if (isEnding()) {
      return;
    }
    try {
      const state = readServices(need.dataDir) ?? (await ensureServices(need));
      for (const part of /** @type {const} */ (['guardian', 'postgres', 'meilisearch'])) {
        if (state.pids[part] !== undefined && state.pids[part] !== known.pids[part]) {
          say(`${NAMES[part]} ended and was started again (process ${state.pids[part]})`);
        }
      }
      const moved = ADDRESSES.some((name) => state[name] && state[name] !== known[name]);
      known = { ...state, pids: { ...known.pids, ...state.pids } };
      if (moved) {
        onMoved(state);
      }
    } catch (error) {
      say(oneLine(error));
    }
  }
}
