import { describe, expect, it } from '@jest/globals';
import { withTrace } from '../trace/trace.js';
import { createLogger, PinoLogger } from './pino-logger.js';

function logged(write: (logger: PinoLogger) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(
    new PinoLogger(createLogger({ logLevel: 'info' }, 'api', { destination: { write: (line) => lines.push(line) } })),
  );
  return JSON.parse(lines[0] ?? '{}');
}

describe('PinoLogger', () => {
  it('writes the context, the process and the trace id', () => {
    const line = logged((logger) => withTrace('trace-1', () => logger.log('hello', 'Relay')));
    expect(line).toMatchObject({ level: 'info', process: 'api', context: 'Relay', traceId: 'trace-1', msg: 'hello' });
  });

  it('masks personal data in messages, fields and errors', () => {
    const line = logged((logger) =>
      logger.error(
        'mail to ada@example.org failed',
        { email: 'ada@example.org' },
        new Error('ada@example.org'),
        'Mail',
      ),
    );
    expect(JSON.stringify(line)).not.toContain('ada@');
    expect(line).toMatchObject({ msg: 'mail to a***@example.org failed', email: '***' });
  });
});
