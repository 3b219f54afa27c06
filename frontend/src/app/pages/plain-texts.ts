import messages from 'virtual:messages/en/plain';
import { addTexts } from '../../i18n/create-i18n.js';

/** What only pages of text say is no part of the first view of others. */
addTexts('en', messages);
