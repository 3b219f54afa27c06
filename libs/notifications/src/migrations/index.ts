import { CreateMailDelivery20261123000901 } from './20261123000901-create-mail-delivery.js';
import { LeaseMailDeliveries20261125000901 } from './20261125000901-lease-mail-deliveries.js';
import { CreateMailedOffers20261212000901 } from './20261212000901-create-mailed-offers.js';
import { NoteOffersBeforeTheyAreMailed20261212000902 } from './20261212000902-note-offers-before-they-are-mailed.js';
import { CreateMailSuppression20261213000901 } from './20261213000901-create-mail-suppression.js';
import { NoteTriesOfAddresses20261214000901 } from './20261214000901-note-tries-of-addresses.js';
import { KeepMailLog20261214000902 } from './20261214000902-keep-mail-log.js';
import { WatchComplaints20261214000903 } from './20261214000903-watch-complaints.js';
import { HoldMailDomains20261214000904 } from './20261214000904-hold-mail-domains.js';
import { KeepWordsOfMails20261220000901 } from './20261220000901-keep-words-of-mails.js';

export const notificationsMigrations = [
  CreateMailDelivery20261123000901,
  LeaseMailDeliveries20261125000901,
  CreateMailedOffers20261212000901,
  NoteOffersBeforeTheyAreMailed20261212000902,
  CreateMailSuppression20261213000901,
  NoteTriesOfAddresses20261214000901,
  KeepMailLog20261214000902,
  WatchComplaints20261214000903,
  HoldMailDomains20261214000904,
  KeepWordsOfMails20261220000901,
];
