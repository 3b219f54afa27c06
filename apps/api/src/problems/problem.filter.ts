import { DomainError, type DomainErrorKind, RefusedTogether } from '@babelboard/platform';
import type { Problem } from '@babelboard/wire';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { maskedPath } from '../masked-path.js';
import { enTexts } from '../texts/en.js';
import { InvalidInput } from './invalid-input.js';
import { Refusal } from './refusal.js';

const STATUS: Record<DomainErrorKind, number> = {
  invalid: 422,
  'not-found': 404,
  conflict: 409,
  forbidden: 403,
  gone: 410,
  limited: 429,
  unavailable: 503,
};

/** The one place where an error becomes an answer: RFC 9457 problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = this.describe(error);
    if (problem.status >= 500) {
      this.logger.error(`${request.method} ${maskedPath(request.path)} failed`, error);
    }
    if (response.headersSent) {
      // Half an answer is not to be taken for a whole one.
      response.destroy();
      return;
    }
    if (error instanceof DomainError && error.kind === 'limited') {
      response.set('Retry-After', String(error.params.retryAfter));
    }
    if (problem.status === 401) {
      // RFC 9110 asks for it; browsers open no dialog for this scheme.
      response.set('WWW-Authenticate', 'Bearer');
    }
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private describe(error: unknown): Problem {
    if (error instanceof InvalidInput) {
      return withToast(
        { ...problemOf(422, 'INVALID_INPUT', 'Some of the input is not valid.'), errors: error.problems },
        error.toast,
      );
    }
    if (error instanceof RefusedTogether) {
      const errors = error.each.map(({ path = '', message }) => ({ path, message }));
      const toast = enTexts.input.check(errors.length);
      return withToast({ ...problemOf(STATUS[error.kind], error.code, error.message), errors }, toast);
    }
    if (error instanceof DomainError) {
      const problem = problemOf(STATUS[error.kind], error.code, error.message);
      return withToast(
        error.path === undefined ? problem : { ...problem, errors: [{ path: error.path, message: error.message }] },
      );
    }
    if (error instanceof Refusal) {
      return withToast(problemOf(error.getStatus(), error.code, error.message));
    }
    if (error instanceof HttpException) {
      return withToast(refusedBy(error.getStatus()));
    }
    if (isClientError(error)) {
      return withToast(refusedBy(error.status));
    }
    return withToast(problemOf(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Please try again.'));
  }
}

export function problemOf(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: detail, status, code, detail };
}

/** What Nest and Express refuse, in words of ours: theirs tell how the input was read, and repeat parts of it. */
function refusedBy(status: number): Problem {
  const texts: Record<number | 'other', string> = enTexts.refused;
  const code = status === 404 ? 'NOT_FOUND' : 'REQUEST_REFUSED';
  return problemOf(status, code, texts[status] ?? enTexts.refused.other);
}

/** @param message what is shown to people: a whole sentence, never a validator's words */
function withToast(problem: Problem, message = problem.title): Problem {
  return { ...problem, toasts: [{ type: 'error', options: { message } }] };
}

/** Errors of Express itself: a path that cannot be decoded, a body too large. */
function isClientError(error: unknown): error is { status: number; message: string } {
  const status = (error as { status?: unknown } | null)?.status;
  return error instanceof Error && typeof status === 'number' && status >= 400 && status < 500;
}
