import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Followed, followNews } from '../../../../test/e2e/live/follow-news.js';
import { eventually } from '../../../../test/support/eventually.js';
import { EventStream } from './event-stream.js';

let server: Server;
let followed: Followed;
afterEach(() => {
  followed.leave();
  server.close();
});

async function openStream(onBeat: () => void): Promise<EventStream> {
  let stream: EventStream | undefined;
  server = createServer((_request, response) => {
    stream = new EventStream(response, { onBeat, heartbeatMs: 5 });
  }).listen(0, '127.0.0.1');
  await eventually(() => expect(server.listening).toBe(true));
  followed = await followNews(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
  return stream as EventStream;
}

describe('EventStream', () => {
  it('numbers what it tells, on one line each, and lets its heart beat in between', async () => {
    let beats = 0;
    const stream = await openStream(() => {
      beats += 1;
    });
    stream.send({ text: 'two\nlines' });
    stream.send({ kind: 'other' });
    await eventually(() => expect(followed.news()).toEqual([{ text: 'two\nlines' }, { kind: 'other' }]));
    expect(followed.text()).toContain('id: 2\ndata: {"kind":"other"}\n\n');
    await eventually(() => expect(followed.text()).toContain('\n:\n\n'));
    expect(beats).toBeGreaterThan(0);
  });

  it('beats no more once it is over, and says nothing more', async () => {
    let beats = 0;
    const stream = await openStream(() => {
      beats += 1;
    });
    await eventually(() => expect(beats).toBeGreaterThan(0));
    stream.end();
    const before = beats;
    stream.send({ kind: 'late' });
    await eventually(() => expect(followed.isOver()).toBe(true));
    expect(followed.news()).toEqual([]);
    expect(beats).toBe(before);
  });
});
