import { type CvWords, list } from './cv-words.js';

export const huWords: CvWords = {
  language: 'hu',
  headings: {
    experience: list(
      'dolgoz* | munkahelyeim | szakmai előélet | munkáim | szakmai múlt | szakmai tapasztalat | szakmai tapasztalatok | munkatapasztalat | tapasztalat | munkahelyek | szakmai életút | szakmai gyakorlat | munkahelyi tapasztalat | munkatapasztalatok | karrier | korábbi munkahelyek | szakmai pályafutás | gyakornoki tapasztalat | *tapasztalat* | munkahely* | *gyakorlat | *pályafutás',
    ),
    education: list(
      'tanul* | iskol* | iskoláim | tanulmányaim | tanulmányok | végzettség | oktatás | képzettség | iskolai végzettség | tanulmányok és képzések | iskolák | oktatás és képzés | végzettségek | iskolai tanulmányok | felsőfokú tanulmányok | tanulmány* | *végzettség* | oktatás* | képzés* | *képzettség* | iskol*',
    ),
    languages: list(
      'beszélek* | nyelvtudás | nyelvismeret | nyelvek | idegen nyelvek | nyelvi készségek | idegennyelv-ismeret | nyelvi ismeretek | nyelv* | idegen nyelv*',
    ),
    skills: list(
      'tudok* | értek* | tudom* | programok | számítógépes programok | erősségek | amihez értek | egyéni készségek és kompetenciák | készségek | képességek | kompetenciák | ismeretek | számítógépes ismeretek | szakmai készségek | informatikai ismeretek | digitális készségek | számítástechnikai ismeretek | készségek és képességek | szoftverismeret | szoftverek | technikai ismeretek | egyéb ismeretek | technológiák | szaktudás | készség* | képesség* | kompetenci* | *ismeret* | szoftver* | technológi*',
    ),
    contact: list(
      'elérhetőség | elérhetőségek | kapcsolat | személyes adatok | személyi adatok | személyes információk | adatok | elérhetőség* | személy* | kapcsolat*',
    ),
    summary: list(
      'profil | összefoglaló | bemutatkozás | rólam | szakmai összefoglaló | célkitűzés | szakmai profil | összefoglalás | profil* | összefoglal* | bemutatkoz* | rólam*',
    ),
    other: list(
      'érdeklődés | érdeklődési kör | hobbi | hobbik | referenciák | publikációk | tanfolyamok | önkéntes munka | projektek | egyéb | jogosítvány | díjak | továbbképzések | egyéb információk | tanúsítványok | önkéntesség | elismerések | képzések és tanfolyamok | szabadidő | adatvédelmi nyilatkozat | érdeklőd* | hobb* | referenci* | publikáci* | tanfolyam* | önkéntes* | projekt* | egyéb* | jogosítvány* | díj* | továbbképz* | tanúsítvány* | nyilatkozat*',
    ),
  },
  present: list(
    'a jelenig | jelenleg is tart | jelenleg | jelenleg is | napjainkig | jelen | folyamatban | jelenig | mostanáig | ma | jelenlegi | folyamatosan | a mai napig',
  ),
  since: list('óta | -tól'),
  until: list('-ig'),
  seasons: list('tavasz | nyár | ősz | tél'),
  levels: {
    native: list('anyanyelv | anyanyelvi | anyanyelvi szint | anyanyelvű | kétnyelvű'),
    C2: list('kiváló | tökéletes'),
    C1: list(
      'folyékony | felsőfok* | tárgyalóképes | haladó | nagyon jó | tárgyalási szint | magas szint* | felsőfokú',
    ),
    B2: list('középfok* | jó | középszint* | középhaladó'),
    B1: list('alapfok* | társalgási | közepes | társalgási szint'),
    A2: list('egy kicsit | kicsit | kevés | alapszint* | alap | alapok | alapvető | minimális | alapszintű'),
    A1: list('kezdő'),
  },
  degrees: {
    8: list('doktori* | phd | doktor'),
    7: list(
      'mester* | msc | ma | egyetemi diploma | okleveles* | mesterdiploma | mesterképzés | egyetemi végzettség | mesterszak*',
    ),
    6: list('alapképzés | bsc | ba | főiskolai diploma | főiskola* | alapszak* | alapdiploma | bachelor'),
    5: list('felsőoktatási szakképzés | felsőfokú szakképzés | fokszk | okj felsőfokú'),
    4: list('*ügyintéző | okj | technikus* | emelt szintű okj | szakképesítés'),
    3: list(
      'érettségi* | gimnázium* | szakközépiskola* | szakgimnázium* | szakiskola* | szakmunkás* | szakma | középiskola*',
    ),
    2: list('általános iskola'),
  },
  schools: list(
    'egyetem* | *egyetem | főiskola* | iskola | *iskola | gimnázium* | szakközépiskola* | *szakközépiskola | kollégium* | technikum* | intézet | bme | elte | akadémia | szakképző* | kar',
  ),
  organisations: list(
    'kft. | kft | zrt. | zrt | nyrt. | nyrt | bt. | bt | ev. | e.v. | kkt | kórház* | szálloda* | hotel* | étterem* | bank* | cég* | önkormányzat* | hivatal* | bolt* | áruház* | rendelő* | iskola* | alapítvány* | egyesület* | vállalat* | üzem* | gyár* | pékség* | csoport* | logisztika* | iroda* | *iroda | stúdió* | ügynökség* | szerviz* | minisztérium* | központ* | klinika* | kávézó* | gyógyszertár*',
  ),
  positions: list(
    '*vezető | vezető | *mérnök | *fejlesztő | *asszisztens | *munkatárs | *ügyintéző | *eladó | eladó | *raktáros | raktáros | *könyvelő | könyvelő | *tanár | tanár | *tanító | *ápoló | *nővér | *sofőr | *szakács | szakács | pincér* | *technikus | *szerelő | *villanyszerelő | *recepciós | recepciós | *tanácsadó | *koordinátor | *szakértő | *elemző | *igazgató | *gyakornok | gyakornok | *operátor | *menedzser | *manager | *tervező | *kezelő | *felszolgáló | *titkár* | *programozó | *képviselő | *segéd | *lakatos | *hegesztő | *orvos | *építész | *referens | *oktató | *gondozó | *takarító | pénztáros',
  ),
  labels: {
    name: list('név | teljes név | vezetéknév / utónév | vezetéknév / keresztnév'),
    firstName: list('utónév | keresztnév'),
    lastName: list('vezetéknév | családnév'),
    address: list('cím | lakcím | lakhely | tartózkodási hely | város'),
    phone: list('telefon | tel | mobil | telefonszám | mobiltelefon | mobilszám'),
    email: list('e-mail | email | mail | e-mail cím | e-mail-cím'),
    link: list('linkedin | weboldal | honlap | github | portfólió'),
    ignored: list(
      'születési idő | születési hely | született | születési dátum | állampolgárság | családi állapot | nem | életkor | jogosítvány | születési hely, idő | születési hely és idő | anyja neve | fax',
    ),
    dates: list('dátum | időtartam | időszak | mettől meddig'),
    position: list('foglalkozás / beosztás | beosztás | munkakör | pozíció'),
    employer: list('a munkáltató neve és címe | munkáltató | cég | munkahely'),
    activities: list(
      'főbb tevékenységek és feladatkörök | feladatok | tevékenységek | főbb feladatok | munkaköri feladatok',
    ),
    title: list('végzettség / képesítés | képesítés | végzettség | szak'),
    school: list('oktatást / képzést nyújtó intézmény neve és típusa | intézmény | iskola | oktatási intézmény'),
    motherTongue: list('anyanyelv | anyanyelvek | anyanyelv(ek)'),
    otherLanguages: list('egyéb nyelvek | egyéb nyelv(ek) | további nyelvek | idegen nyelvek'),
  },
  stopwords: list(
    'és | a | az | egy | hogy | is | nem | valamint | fős | számára | során | való | illetve | majd | ezen',
  ),
};
