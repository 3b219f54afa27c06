import messages from 'virtual:messages/en/corrected';
import { addTexts } from '../../../i18n/create-i18n.js';

/** What is said of mistyped words is no part of the first view. */
addTexts('en', messages);
