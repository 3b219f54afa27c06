import { expect, it } from '@jest/globals';
import { CvOwner } from '../../e2e/cvs/cv-owner.js';
import type { TestApi } from '../../support/api.js';
import { AnswerSchemas, type ApiDocument } from './answer-schemas.js';
import { EVENT_CALLS } from './calls/career-events.calls.js';
import { CV_CALLS } from './calls/cvs.calls.js';
import { FAVORITES_CALLS } from './calls/favorites.calls.js';
import { HISTORY_CALLS } from './calls/history.calls.js';
import { LANGUAGE_CALLS, SKILL_CALLS } from './calls/languages-and-skills.calls.js';
import { LIST_CALLS } from './calls/lists.calls.js';
import { ACCOUNT_CALLS, PROFILE_CALLS } from './calls/profile.calls.js';
import type { CallStage, SpecifiedCall } from './specified-call.js';

const CALLS: readonly SpecifiedCall[] = [
  ...FAVORITES_CALLS,
  ...PROFILE_CALLS,
  ...ACCOUNT_CALLS,
  ...LIST_CALLS,
  ...EVENT_CALLS,
  ...SKILL_CALLS,
  ...CV_CALLS,
  ...HISTORY_CALLS,
  ...LANGUAGE_CALLS,
];

/** Each call of the specification: takes the documented body, and answers the documented names as the API's description says. */
export function specifiedCallsSuite(
  started: () => Omit<CallStage, 'owner'> & { api: TestApi; document: ApiDocument },
): void {
  it.each(CALLS.map((call) => [call.call, call] as const))('%s', async (_name, call) => {
    const { api, document, ...board } = started();
    const stage: CallStage = { owner: await CvOwner.arrive(api), ...board };
    const [method = '', path = ''] = call.call.split(' ');
    const address = (await call.path?.(stage)) ?? path;
    const { status, body } = await stage.owner.call<object>(method, address, call.body?.(stage));
    expect([status, body]).toEqual([call.status ?? 200, expect.anything()]);
    expect(call.names.filter((name) => !has(body, name.split('.')))).toEqual([]);
    expect(new AnswerSchemas(document).faults(call.call, status, body)).toEqual([]);
    if (call.says !== undefined) {
      expect(body).toMatchObject({ toasts: [{ options: { message: call.says } }] });
    }
  });

  it('GET /candidates/mycv/download/{id}', async () => {
    const owner = await CvOwner.arrive(started().api);
    const answer = await owner.download(await owner.uploaded(), '');
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });
}

function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) {
    return true;
  }
  const below = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return below && has((value as Record<string, unknown>)[name], rest);
}
