import messages from 'virtual:messages/en/home';
import { addTexts } from '../../../i18n/create-i18n.js';

/** What only the home page says is no part of the first view of others. */
addTexts('en', messages);
