import { CreateOfferReports20261122000501 } from './20261122000501-create-offer-reports.js';
import { CreateAuditLog20261123000501 } from './20261123000501-create-audit-log.js';
import { DropReceiptSentAt20261123000502 } from './20261123000502-drop-receipt-sent-at.js';
import { CreateContactMessages20261125000520 } from './20261125000520-create-contact-messages.js';
import { FindMessagesByAddressKey20261128000501 } from './20261128000501-find-messages-by-address-key.js';

import { DecideOnReports20261209000501 } from './20261209000501-decide-on-reports.js';
import { CreateUnansweredSearches20261210000501 } from './20261210000501-create-unanswered-searches.js';
import { SayWhyOffersAreReinstated20261212000501 } from './20261212000501-say-why-offers-are-reinstated.js';

export const operationsMigrations = [
  CreateOfferReports20261122000501,
  CreateAuditLog20261123000501,
  DropReceiptSentAt20261123000502,
  CreateContactMessages20261125000520,
  FindMessagesByAddressKey20261128000501,
  DecideOnReports20261209000501,
  CreateUnansweredSearches20261210000501,
  SayWhyOffersAreReinstated20261212000501,
];
