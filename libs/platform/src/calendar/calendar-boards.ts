import { pathIn, type UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import type { CalendarBoard } from './calendar-file.js';

const ADDRESS = /<([^<>]+)>\s*$/;

/** Says to calendar files who sends them. */
@Injectable()
export class CalendarBoards {
  constructor(private readonly settings: Settings) {}

  /** @param path of the page that it is about; bare, as of the default language */
  at(path: string, language: UiLanguage): CalendarBoard {
    const { baseUrl, mailFrom, productName } = this.settings;
    const sender = ADDRESS.exec(mailFrom)?.[1] ?? mailFrom;
    return { productName, baseUrl, sender, page: `${baseUrl}${pathIn(language, path)}` };
  }
}
