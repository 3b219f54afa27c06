import { rm } from 'node:fs/promises';
import type { DomainError } from '@babelboard/platform';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { RequestSessions } from '../auth/access/request-sessions.js';
import { Refusal } from '../problems/refusal.js';
import { readRest } from './read-rest.js';
import { UploadFolder } from './upload-folder.js';
import { UploadLimits } from './upload-limits.js';

/** A file that came with a request and lies in a folder until the request is answered. */
export interface ReceivedFile {
  path: string;
  /** As the sender calls it. */
  originalname: string;
  /** Bytes. */
  size: number;
}

/** What a form needs around its file. */
const OVERHEAD_BYTES = 64 * 1024;

interface FileWanted {
  /** Of the form. */
  field: string;
  /** Bytes. */
  largest: number;
  /** The form has no file in this field. */
  missing: () => DomainError;
  tooLarge: () => DomainError;
}

/**
 * Takes one file of a form, of so many bytes at most, and removes it when the request is answered. The handler reads it by
 * `@UploadedFile()`, and is called where there is one and the session of the request still stands.
 */
export function ReceiveFile({ field, largest, missing, tooLarge }: FileWanted): Type<NestInterceptor> {
  @Injectable()
  class FileReceiver implements NestInterceptor {
    private readonly form: NestInterceptor;

    constructor(
      folder: UploadFolder,
      private readonly limits: UploadLimits,
      private readonly sessions: RequestSessions,
    ) {
      const limitsOfForm = { fileSize: largest, files: 1, fields: 5, parts: 6, fieldSize: 1_000, headerPairs: 20 };
      const dest = (_request: unknown, _file: unknown, done: (error: unknown, path?: string) => void) =>
        folder.ready().then((path) => done(null, path), done);
      const Form = FileInterceptor(field, { dest, limits: limitsOfForm, defParamCharset: 'utf8' });
      this.form = new Form();
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<SessionRequest & { file?: ReceivedFile }>();
      const response = context.switchToHttp().getResponse<Response>();
      try {
        await this.limits.count(request);
        if (Number(request.headers['content-length'] ?? 0) > largest + OVERHEAD_BYTES) {
          throw tooLarge();
        }
        const answer = await this.form.intercept(context, next);
        await this.requireSession(request);
        if (request.file === undefined) {
          throw missing();
        }
        return answer.pipe(finalize(() => remove(request.file)));
      } catch (error) {
        await remove(request.file);
        if (!(await readRest(request))) {
          // What else of it is on its way is not waited for.
          response.set('Connection', 'close');
        }
        throw whyRefused(error);
      }
    }

    /** A file may take minutes to come, and whoever began to send it be signed out meanwhile. */
    private async requireSession(request: SessionRequest): Promise<void> {
      if (request.session !== null && (await this.sessions.again(request)) === null) {
        throw new Refusal(HttpStatus.UNAUTHORIZED, 'NOT_SIGNED_IN', { asked: 'call' });
      }
    }
  }

  function whyRefused(error: unknown): unknown {
    if (!(error instanceof HttpException)) {
      return error;
    }
    const inAnotherField = (error.cause as { code?: unknown } | undefined)?.code === 'LIMIT_UNEXPECTED_FILE';
    return inAnotherField ? missing() : error.getStatus() === HttpStatus.PAYLOAD_TOO_LARGE ? tooLarge() : error;
  }
  return mixin(FileReceiver);
}

async function remove(file: ReceivedFile | undefined): Promise<void> {
  if (file !== undefined) {
    await rm(file.path, { force: true });
  }
}
