import { randomUUID } from 'node:crypto';
import { type ConversationResponse, conversationResponse, type UnreadMessagesResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCompany, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { docxFile, PDF } from '../../support/cv-files.js';
import { eventually } from '../../support/eventually.js';
import { whileRowIsHeld } from '../../support/hold-row.js';
import { Visitor } from '../../support/visitor.js';
import { followNews } from '../live/follow-news.js';
import { databaseOf, type StagedApplication, stageApplication } from './thread-stage.js';

type Answer = ConversationResponse & { code?: string; attachment?: { id: number; name: string; type: string } };

let api: TestApi;
let thread: StagedApplication;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  thread = await stageApplication(api);
});

const ask = <T = Answer>(who: TestAccount, method: string, path: string, body?: unknown) =>
  new Visitor(api.url).call<T>(method, path, body, who.bearer);
const ofCompany = ({ id } = thread) => `/api/companies/applicants/${id}/messages`;
const ofCandidate = ({ id } = thread) => `/api/candidates/applications/${id}/messages`;
const write = (who: TestAccount, path: string, text: string, more: object = {}) =>
  ask(who, 'POST', path, { text, key: randomUUID(), ...more });
const company = (text: string, more?: object) => write(thread.company.owner, ofCompany(), text, more);
const candidate = (text: string, more?: object) => write(thread.candidate, ofCandidate(), text, more);
const setStatus = (status: string) =>
  databaseOf(api).query('UPDATE job_application SET status = $2, changed_at = $3 WHERE id = $1', [
    ...[thread.id, status, api.clock.now()],
  ]);

describe('the thread of an application', () => {
  it('shows both sides what the other wrote, by name and without an address, with the language of each text', async () => {
    expect((await company('Guten Tag, wann hätten Sie Zeit für ein kurzes Gespräch mit uns in Berlin?')).status).toBe(
      201,
    );
    const answer = await candidate(
      'مرحبا، يمكنني الحضور يوم الثلاثاء في الصباح الباكر، شكرا جزيلا لكم على هذه الفرصة الكبيرة، وأتطلع إلى لقائكم جميعا في مكتبكم في برلين خلال الأسبوع القادم',
    );
    expect(answer.status).toBe(201);
    const seen = conversationResponse.parse((await ask(thread.company.recruiter, 'GET', ofCompany())).body);
    expect(seen).toMatchObject({
      offer: { id: thread.offerId, title: 'Night porter' },
      candidate: { name: 'Ada Test' },
      company: { id: thread.company.id },
      unread: 1,
      refusal: null,
      earlier: false,
    });
    expect(seen.messages).toMatchObject([
      { side: 'company', name: 'Ada Test', own: false, language: 'de', dir: 'ltr', read: false },
      { side: 'candidate', name: 'Ada Test', language: 'ar', dir: 'rtl', read: false },
    ]);
    expect(JSON.stringify([seen, answer.body])).not.toContain('@example.test');
  });

  it('lets a candidate answer, not begin, until somebody has dealt with the application', async () => {
    expect((await ask(thread.candidate, 'GET', ofCandidate())).body.refusal).toBe('company_writes_first');
    const early = await candidate('Hello?');
    expect([early.status, early.body.code]).toEqual([409, 'MESSAGE_COMPANY_WRITES_FIRST']);
    await company('Hello');
    expect((await candidate('Thank you')).status).toBe(201);
  });

  it('lets who is rejected say one thing more, and nobody write once it is withdrawn', async () => {
    await setStatus('rejected');
    expect((await candidate('May I ask why?')).status).toBe(201);
    expect((await candidate('And?')).body.code).toBe('MESSAGE_ANSWERED_ONCE');
    expect((await company('Gladly')).status).toBe(201);
    await setStatus('withdrawn');
    expect([(await candidate('x')).body.code, (await company('x')).body.code]).toEqual([
      'MESSAGE_ENDED',
      'MESSAGE_ENDED',
    ]);
    expect((await ask(thread.candidate, 'GET', ofCandidate())).body.messages).toHaveLength(2);
  });

  it('counts what a side has not read, until it says up to where, which never goes back', async () => {
    await company('One');
    const { body } = await company('Two');
    const [first, second] = body.messages.map(({ id }) => id);
    const unread = async () =>
      (await ask<UnreadMessagesResponse>(thread.candidate, 'GET', '/api/candidates/messages/unread')).body;
    expect(await unread()).toEqual({ total: 2, applications: [{ id: thread.id, unread: 2 }] });
    const read = (upTo: number | undefined) => ask(thread.candidate, 'POST', `${ofCandidate()}/read`, { up_to: upTo });
    expect((await read(first)).body.unread).toBe(1);
    expect((await read(second)).body.unread).toBe(0);
    expect((await read(first)).body.unread).toBe(0);
    expect(await unread()).toEqual({ total: 0, applications: [] });
    const seen = (await ask(thread.company.owner, 'GET', ofCompany())).body.messages;
    expect(seen.map((message) => message.read)).toEqual([true, true]);
  });

  it('is told at once to both sides, once a message is there, and stays one message however often it is sent', async () => {
    const news = await followNews(`${api.url}/api/candidates/live`, thread.candidate.bearer);
    const key = randomUUID();
    const both = await Promise.all([1, 2, 3].map(() => company('Once', { key })));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(both.map(({ body }) => body.messages.length)).toEqual([1, 1, 1]);
    await eventually(() => expect(news.news()).toEqual([{ kind: 'application-message', application_id: thread.id }]));
    news.leave();
    const events = await databaseOf(api).query(
      `SELECT 1 FROM outbox_message WHERE type = 'applications.message-posted.v1' AND payload->>'applicationId' = $1::text`,
      [String(thread.id)],
    );
    expect(events).toHaveLength(1);
  });

  it('stops the reply clock when the company writes', async () => {
    const answered = async () =>
      (
        await databaseOf(api).query<{ at: Date | null }>(
          'SELECT answered_at AS at FROM job_application WHERE id = $1',
          [thread.id],
        )
      )[0]?.at;
    expect(await answered()).toBeNull();
    await company('Hello');
    expect(await answered()).toEqual(api.clock.now());
  });

  it('is nobody else’s: neither another candidate nor another company sees it, writes there or gets its files', async () => {
    const [stranger, other] = [await stageApplication(api), await makeCompany(api.app)];
    for (const path of ['', '/attachments/1']) {
      expect((await ask(stranger.candidate, 'GET', `${ofCandidate()}${path}`)).status).toBe(404);
      expect((await ask(other.owner, 'GET', `${ofCompany()}${path}`)).status).toBe(404);
    }
    expect((await write(stranger.candidate, ofCandidate(), 'x')).status).toBe(404);
    expect((await write(other.owner, ofCompany(), 'x')).status).toBe(404);
  });

  it('is read while somebody else changes the application', async () => {
    const [seen, missing] = await whileRowIsHeld(api, 'job_application', thread.id, () =>
      Promise.all([
        ask(thread.candidate, 'GET', ofCandidate()),
        ask(thread.company.owner, 'GET', `${ofCompany()}/attachments/1`),
      ]),
    );
    expect([seen.status, missing.body.code]).toEqual([200, 'ATTACHMENT_NOT_FOUND']);
  });

  it('takes a dozen messages a minute of one person', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) statuses.push((await company(`Message ${n}`)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429]);
  });
});

describe('attachments', () => {
  const upload = async (who: TestAccount, path: string, content: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const response = await fetch(`${api.url}${path}/attachments`, { method: 'POST', headers: who.bearer, body: form });
    return { status: response.status, body: (await response.json()) as Answer };
  };

  it('go with a message of whoever uploaded them, once, and are saved by the other side', async () => {
    await company('Please send your certificate');
    const { status, body } = await upload(thread.candidate, ofCandidate(), PDF, 'certificate.pdf');
    expect([status, body.attachment]).toEqual([201, expect.objectContaining({ name: 'certificate.pdf', type: 'pdf' })]);
    const id = body.attachment?.id as number;
    const open = (who: TestAccount, path: string) =>
      fetch(`${api.url}${path}/attachments/${id}`, { headers: who.bearer });
    expect((await open(thread.company.owner, ofCompany())).status).toBe(404);
    expect((await company('Mine', { attachments: [id] })).body.code).toBe('ATTACHMENT_NOT_FOUND');
    expect((await candidate('', { attachments: [id] })).status).toBe(201);
    expect((await candidate('Again', { attachments: [id] })).body.code).toBe('ATTACHMENT_NOT_FOUND');
    const file = await open(thread.company.recruiter, ofCompany());
    expect([file.status, file.headers.get('content-disposition'), file.headers.get('cache-control')]).toEqual([
      ...[200, 'attachment; filename=certificate.pdf', 'no-store'],
    ]);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(PDF))).toBe(true);
  });

  it('are documents by what is in them, and of who may write', async () => {
    const early = await upload(thread.candidate, ofCandidate(), PDF, 'cv.pdf');
    expect([early.status, early.body.code]).toEqual([409, 'MESSAGE_COMPANY_WRITES_FIRST']);
    const program = await upload(thread.company.owner, ofCompany(), Buffer.from('MZ\u0090\u0000'), 'cv.pdf');
    expect([program.status, program.body.code]).toEqual([422, 'CV_TYPE_UNKNOWN']);
    const asking = await docxFile({ 'word/header1.xml': '<w:hdr><w:fldSimple w:instr="DDEAUTO cmd"/></w:hdr>' });
    const refused = await upload(thread.company.owner, ofCompany(), asking, 'certificate.docx');
    expect([refused.status, refused.body.code]).toEqual([422, 'CV_HAS_PROGRAM']);
  });
});
