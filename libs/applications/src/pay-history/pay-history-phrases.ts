/** How one asks for pay, and how one says that it is that of a job before; both fold letters and begin a word. */
interface Phrases {
  pay: string;
  before: string;
  /** Said of the pay that somebody hopes for, which may be asked. */
  hoped: string;
  /** How somebody is told to say something, where no question mark stands. */
  asked: string;
}

/**
 * Directive (EU) 2023/970, article 5 (2): an employer does not ask for the pay of the present or earlier jobs. Phrases by language, as
 * stems: a word goes on behind them.
 */
export const PAY_HISTORY_PHRASES: Record<string, Phrases> = {
  en: {
    pay: 'salar|wage|pay\\b|paid\\b|pays\\b|payslip|pay slip|compensation|remuneration|income|earn|make\\b|ctc\\b',
    before:
      'current|present\\b|previous|last\\b|past\\b|former|prior|earlier|most recent|history|existing|today|now\\b|so far|old (?:job|employer|salary)|before\\b|used to',
    hoped: 'expect|desired|hope|wish|target|aspir|want|would you like|asking',
    asked:
      '(?:tell|send|give) (?:us|me)\\b|let (?:us|me) know|share\\b|state\\b|indicate|provide|disclose|specify|need\\b|(?:like|want|have) to know|(?:confirm|name|include|mention) your|ask(?:ing)? (?:you )?(?:about|for|what)',
  },
  de: {
    pay: 'gehalt|gehalt\\w*|\\w*gehalt|lohn|\\w*lohn\\b|verdien|vergut|einkommen|bezuge|bezahl|entgelt',
    before:
      'aktuell|derzeit|gegenwartig|momentan|jetzig|bisher|fruher|vorherig|vorig|letzt|ehemalig|zuletzt|gerade|heutig|zurzeit|alten? |bezogen|gehaltshistorie|gehaltsnachweis|vorgehalt|jetzt\\b|heute\\b',
    hoped: 'vorstellung|erwart|wunsch|gewunscht|mochtest|mochten|anspruch|angestrebt|zielgehalt',
    asked:
      'nenn|teil\\w* (?:sie )?(?:uns|mir)|sag\\w* (?:sie |du )?(?:uns|mir)|schick\\w* (?:sie )?(?:uns|mir)|gib |geben sie|angeben|angabe|mitteil|verrat|brauch|benotig|wissen|interessier|erfahren|schreib\\w* (?:sie )?(?:uns|mir)',
  },
  fr: {
    pay: 'salair|salarial|remunerat|paie\\b|paye|gagn|touch|traitement\\b|appointement|revenu',
    before:
      'actuel|precedent|dernier|ancien|anterieur|passe|historique|jusqu|en poste|aujourd|maintenant|avant\\b|gagniez|gagnais|touchiez',
    hoped: 'souhait|attend|pretention|espere|vise|desire',
    asked:
      'indiqu|precis|dites|communiqu|envoy|donnez|donne\\b|faire part|besoin|savoir|connaitre|merci de|veuillez|renseign|partag',
  },
  es: {
    pay: 'salari|sueldo|remunerac|retribuc|ganas|ganaba|ganar|cobras|cobraba|cobrar|nomina|ingreso',
    before:
      'actual|anterior|ultim|previo|previa|pasad|histori|hasta ahora|hoy|antes|ganabas|cobrabas|cobras|presente|ahora\\b',
    hoped: 'espera|deseas|desead|pretens|aspira|expectativ|gustaria',
    asked: 'indic|indiqu|dinos|diganos|dime|digame|envi|manda|compart|facilit|necesit|saber|conocer|especific',
  },
  it: {
    pay: 'stipendi|salari|retribu|\\bral\\b|guadagn|compenso|remuner|paga\\b|busta paga|reddito|percep',
    before: 'attual|precedent|ultim|passat|storico|storia|finora|oggi|prima\\b|corrente|adesso|guadagnavi|percepiv',
    hoped: 'desider|attes|aspettativ|richiest|aspira|vorresti|pretes',
    asked:
      'indic|dicci|dimmi|(?:ci|mi) dica|invi|mandaci|comunic|condivid|specific|forni|sapere|conoscere|serve\\b|bisogno',
  },
  pt: {
    pay: 'salari|ordenado|remunerac|vencimento|ganh|rendimento|recibo|auferi',
    before: 'atual|actual|anterior|ultim|previo|passad|histori|ate agora|hoje|antes|ganhava|presente|agora\\b',
    hoped: 'pretend|pretens|espera|desejad|expetativ|expectativ|gostari',
    asked:
      'indic|indiqu|diga|diz-nos|envi|mande|partilh|compartilh|comuni|informe|precisamos|preciso|saber|conhecer|especific',
  },
  nl: {
    pay: 'salaris|loon|\\w*salaris|verdien|beloning|inkomen|vergoeding|betaald',
    before:
      'huidig|vorig|laatst|eerder|vroeger|voormalig|momenteel|tot nu toe|loonstrook|op dit moment|\\bnu\\b|historie',
    hoped: 'verwacht|gewenst|wens|indicatie|zou je willen|streef',
    asked: 'vertel|laat (?:ons|me|mij|het) weten|stuur (?:ons|me|mij)|geef|vermeld|noem|weten|nodig|opgeven|doorgeven',
  },
  pl: {
    pay: 'zarob|zarabia|pensj|wynagrodzen|placa\\b|placy|plac[ae]|pobor|dochod|stawk',
    before: 'obecn|poprzedni|ostatni|dotychczas|wczesniej|histori|aktualn|byl[ey]|terazniejsz|teraz\\b|dzis',
    hoped: 'oczekiw|oczekuj|preferowan|pozadan|chcial|zyczy',
    asked: 'podaj|podac|prosze|prosimy|napisz|powiedz|przeslij|wyslij|wskaz|potrzebuj|wiedziec|okresl',
  },
  cs: {
    pay: 'plat\\b|platu|platem|mzd|vydel|odmen|prijem|prijmu|bral',
    before: 'soucasn|predchoz|posledn|dosavadn|minul|drive|aktualn|historie|byval|nyni\\b|ted\\b|stavaj',
    hoped: 'ocekav|pozadov|predstav|pozadav|chtel',
    asked: 'uved|sdel|napis|posl|rekn|potrebuj|vedet|zajima|prosim',
  },
  ro: {
    pay: 'salari|remunerat|castig|venit|leafa|plata\\b',
    before: 'actual|anterior|ultim|precedent|trecut|istoric|pana acum|prezent|acum\\b|fost',
    hoped: 'astept|dorit|doresti|pretenti|solicit',
    asked: 'spune|indic|trimit|comunic|mention|precizati|nevoie|sa stim|va rug|te rog',
  },
  el: {
    pay: 'μισθο|αποδοχ|αμοιβ|αμειβ|κερδιζ|πληρων|εισοδημα',
    before: 'τωριν|τρεχ|προηγουμ|τελευται|μεχρι τωρα|σημεριν|παλι|ιστορικο|σημερα',
    hoped: 'αναμεν|επιθυμ|προσδοκ|θα ηθελ',
    asked: 'πειτε|πες|στειλ|αναφερ|δωστε|δωσε|γνωριζ|μαθουμε|χρειαζ|παρακαλ|δηλωσ',
  },
  sv: {
    pay: 'lon\\b|lonen|loner|loneniv|lonespec|manadslon|arslon|tjanar|tjanat|tjanade|ersattning|inkomst|\\w+lon\\b',
    before: 'nuvarande|tidigare|senaste|forra|forut|hittills|idag|i dag|just nu|lonehistor|innan\\b|\\bnu\\b',
    hoped: 'forvant|onsk|ansprak|tanker dig',
    asked: 'beratta|skicka|ange|uppge|meddela|behover|veta\\b|dela med|skriv',
  },
};
