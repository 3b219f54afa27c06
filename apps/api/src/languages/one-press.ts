import { isUiLanguage, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { NotFoundException } from '@nestjs/common';
import type { Response } from 'express';
import type { ApiTexts } from '../texts/api-texts.js';
import { apiTexts } from '../texts/api-texts.js';
import { inLanguage } from './request-language.js';

/** The language of an address that mail programs post to, which may begin with one. @throws NotFoundException where it begins with something else */
export function languageOfPress(language: string | undefined): UiLanguage {
  if (language !== undefined && !isUiLanguage(language)) {
    throw new NotFoundException();
  }
  return uiLanguageOf(language);
}

/** Answers one press in a mail program by a sentence: nobody sees a page. */
export function answerPress(response: Response, language: UiLanguage, sentence: Parameters<ApiTexts>[0]): void {
  inLanguage(response, language);
  response.type('text').send(`${apiTexts.in(language)(sentence)}\n`);
}
