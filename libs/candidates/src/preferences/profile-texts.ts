import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileText } from '../profile/entities/profile-text.entity.js';

/** Headline and letter in one language. */
export interface OwnWords {
  headline: string;
  letterHtml: string;
}

/** Keeps what candidates say about themselves, a row for each language in which they say anything. */
@Injectable()
export class ProfileTexts {
  async find(tx: EntityManager, accountId: number, language: string): Promise<OwnWords> {
    const text = await tx.findOneBy(ProfileText, { accountId, language });
    return { headline: text?.headline ?? '', letterHtml: text?.letterHtml ?? '' };
  }

  async put(tx: EntityManager, accountId: number, language: string, { headline, letterHtml }: OwnWords): Promise<void> {
    if (headline === '' && letterHtml === '') {
      await tx.delete(ProfileText, { accountId, language });
    } else {
      await tx.save(Object.assign(new ProfileText(), { accountId, language, headline, letterHtml }));
    }
  }
}
