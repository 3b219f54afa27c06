import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../config/settings.js';
import { currentTraceId } from '../trace/trace.js';
import { maskPersonalData } from './mask-personal-data.js';

const REDACTED = ['email', '*.email', 'password', '*.password', 'token', '*.token', '*.authorization', '*.cookie'];

/** What is said about an error. */
type MessageOf = (error: Error) => string;

const ownMessage: MessageOf = (error) => error.message;

/**
 * Structured logs, one JSON object a line, with the trace id of the running request or task and personal data masked.
 * @param process name of the running process (`api`, `worker`, `cli`)
 */
export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  process: string,
  { destination, messageOf = ownMessage }: { destination?: DestinationStream; messageOf?: MessageOf } = {},
): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: { process },
      redact: { paths: REDACTED, censor: '***' },
      mixin: () => ({ traceId: currentTraceId() }),
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(arguments_, method) {
          const masked = arguments_.map((value) => (typeof value === 'string' ? maskPersonalData(value) : value));
          method.apply(this, masked as Parameters<typeof method>);
        },
      },
      serializers: {
        err: (error: Error) => ({
          type: error.name,
          message: maskPersonalData(messageOf(error)),
          stack: maskPersonalData(error.stack ?? ''),
        }),
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** Lets Nest's `Logger` write through pino. */
export class PinoLogger implements LoggerService {
  constructor(
    readonly pino: Logger,
    private readonly messageOf: MessageOf = ownMessage,
  ) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes the context last; an error may come as the message, before the context, or as its stack. */
  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const details = context === undefined ? rest : rest.slice(0, -1);
    const error = [message, ...details].find((value) => value instanceof Error);
    const fields = Object.assign({}, ...details.filter((value) => isFields(value)));
    const stack = details.find((value) => typeof value === 'string');
    this.pino[level](
      { context, ...fields, ...(error ? { err: error } : {}), ...(stack ? { stack } : {}) },
      message instanceof Error ? this.messageOf(message) : String(message),
    );
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}
