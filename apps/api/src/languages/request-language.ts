import type { IncomingMessage } from 'node:http';
import { preferredLanguage, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { SessionRequest } from '../auth/access/current-session.decorator.js';
import { apiTexts } from '../texts/api-texts.js';

/** The language in which a request is answered: what it asks for; else that of the account, for who is signed in. */
export function languageOf(request: IncomingMessage): UiLanguage {
  const { session } = request as Partial<SessionRequest>;
  return preferredLanguage(request.headers['accept-language']) ?? uiLanguageOf(session?.language);
}

/** Says of an answer in which language its words are, and that others ask for others. */
export function inLanguage(response: Response, language: UiLanguage): void {
  response.vary('Accept-Language').set('Content-Language', language);
}

/** The language of the request, for handlers whose answer holds words. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const language = languageOf(http.getRequest<SessionRequest>());
  inLanguage(http.getResponse<Response>(), language);
  return language;
});

/** The texts of this edge in the language of the request, for handlers whose answer holds some. */
export const RequestTexts = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const language = languageOf(http.getRequest<SessionRequest>());
  inLanguage(http.getResponse<Response>(), language);
  return apiTexts.in(language);
});
