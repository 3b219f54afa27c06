import messages from 'virtual:messages/en/related';
import { addTexts } from '../../../i18n/create-i18n.js';

/** What only the page of an offer says is no part of the first view of others. */
addTexts('en', messages);
