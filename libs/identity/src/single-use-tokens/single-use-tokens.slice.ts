import type { Slice } from '../slice.js';
import { SingleUseToken } from './entities/single-use-token.entity.js';
import { MailedLinks } from './mailed-links.js';
import { OwnerLinks } from './owner-links.js';
import { CheckMailedLinkHandler } from './queries/check-mailed-link.handler.js';
import { PruneSingleUseTokens } from './schedules/prune-single-use-tokens.schedule.js';
import { SingleUseTokens } from './single-use-tokens.js';

/** Codes of links and hand-overs that are good once. */
export const singleUseTokensSlice: Slice = {
  entities: [SingleUseToken],
  events: [],
  providers: [CheckMailedLinkHandler, MailedLinks, OwnerLinks, PruneSingleUseTokens, SingleUseTokens],
  exports: [MailedLinks, OwnerLinks, SingleUseTokens],
};
