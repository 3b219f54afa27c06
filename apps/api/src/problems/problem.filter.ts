import { withoutCode } from '@babelboard/pages';
import { type CodedError, DomainError, type DomainErrorKind, RefusedTogether } from '@babelboard/platform';
import { DEFAULT_LANGUAGE, type UiLanguage } from '@babelboard/texts';
import type { Problem } from '@babelboard/wire';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { inLanguage, languageOf } from '../languages/request-language.js';
import { apiErrorWords } from './api-error-words.js';
import { EditConflict } from './edit-conflict.js';
import { type FieldProblem, InvalidInput, toCheck } from './invalid-input.js';
import { Refusal } from './refusal.js';
import { RefusedByPresent } from './refused-by-present.js';

const STATUS: Record<DomainErrorKind, number> = {
  invalid: 422,
  'not-found': 404,
  conflict: 409,
  forbidden: 403,
  gone: 410,
  limited: 429,
  unavailable: 503,
};

/** What becomes of an error, before anything is said about it. */
interface Description {
  status: number;
  code: string;
  /** The words of the whole. */
  said: CodedError;
  fields?: readonly FieldProblem[];
  /** What is shown to people, where that is not the words of the whole. */
  toast?: CodedError;
  /** What a client needs to go on. */
  help?: Pick<Problem, 'current'>;
}

const logger = new Logger('Problems');

/** The one place where an error becomes an answer, in the language of the request: RFC 9457 problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { problem, language } = inWords(describe(error), languageOf(request), withToast);
    if (problem.status >= 500) {
      logger.error(`${request.method} ${withoutCode(request.path)} failed`, error);
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
    inLanguage(response, language);
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** @param said what the words are about, where that is not the code itself */
export function problemOf(
  status: number,
  code: string,
  language: UiLanguage,
  said: CodedError = { code, params: {} },
): Problem {
  return inWords({ status, code, said }, language, worded).problem;
}

/**
 * Words that cannot be read never take the place of what happened: then those of the default language say it, and where these fail too,
 * the code alone.
 */
function inWords(
  description: Description,
  wanted: UiLanguage,
  say: (description: Description, language: UiLanguage) => Problem,
): { problem: Problem; language: UiLanguage } {
  for (const language of new Set([wanted, DEFAULT_LANGUAGE])) {
    try {
      return { problem: say(description, language), language };
    } catch (failure) {
      logger.error(`The words for ${description.code} cannot be read in ${language}`, failure);
    }
  }
  const { status, code } = description;
  return { problem: { type: 'about:blank', title: code, status, code }, language: DEFAULT_LANGUAGE };
}

function worded({ status, code, said }: Description, language: UiLanguage): Problem {
  const detail = apiErrorWords.of(said, language);
  return { type: 'about:blank', title: detail, status, code, detail };
}

function withToast(description: Description, language: UiLanguage): Problem {
  const { said, fields, toast = said, help } = description;
  const message = apiErrorWords.of(toast, language);
  const errors = fields?.map((field) => ({ path: field.path, message: apiErrorWords.of(field, language) }));
  return {
    ...worded(description, language),
    ...(errors === undefined ? {} : { errors }),
    ...help,
    toasts: [{ type: 'error', options: { message } }],
  };
}

function describe(error: unknown): Description {
  if (error instanceof InvalidInput) {
    const { problems, toast } = error;
    return { ...ofCode(422, 'INVALID_INPUT'), fields: problems, toast };
  }
  if (error instanceof EditConflict) {
    const { paths, current } = error;
    const changed = ofCode(409, 'CHANGED_ELSEWHERE');
    return { ...changed, fields: paths.map((path) => ({ path, ...changed.said })), help: { current } };
  }
  if (error instanceof RefusedByPresent) {
    return { ...describe(error.refused), help: { current: error.current } };
  }
  if (error instanceof RefusedTogether) {
    const fields = error.each.map(({ code, params, path = '' }) => ({ code, params, path }));
    return { status: STATUS[error.kind], code: error.code, said: error, fields, toast: toCheck(fields.length) };
  }
  if (error instanceof DomainError) {
    const { kind, code, params, path } = error;
    const fields = path === undefined ? {} : { fields: [{ path, code, params }] };
    return { status: STATUS[kind], code, said: error, ...fields };
  }
  if (error instanceof Refusal) {
    return { status: error.getStatus(), code: error.code, said: error.said };
  }
  if (error instanceof HttpException) {
    return refusedBy(error.getStatus());
  }
  return isClientError(error) ? refusedBy(error.status) : ofCode(500, 'INTERNAL_ERROR');
}

function ofCode(status: number, code: string, params: CodedError['params'] = {}): Description {
  return { status, code, said: { code, params } };
}

/** What Nest and Express refuse, in words of ours: theirs tell how the input was read, and repeat parts of it. */
function refusedBy(status: number): Description {
  return status === HttpStatus.NOT_FOUND
    ? ofCode(status, 'NOT_FOUND', { what: 'address' })
    : ofCode(status, 'REQUEST_REFUSED', { status });
}

/** Errors of Express itself: a path that cannot be decoded, a body too large. */
function isClientError(error: unknown): error is { status: number; message: string } {
  const status = (error as { status?: unknown } | null)?.status;
  return error instanceof Error && typeof status === 'number' && status >= 400 && status < 500;
}
