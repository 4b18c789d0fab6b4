import type { PrivateKind } from '../../contracts/cv-import';

/** The labels of personal details that are proposed nowhere, in all languages, separated by commas. */
export const detailLabels = {
  birth: `
    date of birth, year of birth, birth date, birthdate, birthday, bday, dob, place of birth, birthplace, date and place of birth, born, born on,
    born in, age, geburtsdatum, geburtsjahr, geburtsort, geburtstag, geburtsdatum/-ort, geburtsdatum und -ort, geburtsdatum und ort,
    geb, geb. am, geboren, geboren am, geboren in, alter, fecha de nacimiento, año de nacimiento, lugar de nacimiento,
    fecha y lugar de nacimiento, lugar y fecha de nacimiento, nacimiento, nacido, nacida, nacido el, nacida el,
    nacido en, nacida en, edad, date de naissance, année de naissance, lieu de naissance, date et lieu de naissance, naissance, né le, née le,
    né(e) le, né en, née en, né à, née à, âge, data di nascita, anno di nascita, luogo di nascita, luogo e data di nascita, nascita,
    data e luogo di nascita, nato il, nata il, nato a, nata a, età, data de nascimento, ano de nascimento, local de nascimento, nascimento, naturalidade,
    nascido em, nascida em, idade, geboortedatum, geboortejaar, geboorteplaats, geboortedatum en -plaats, geboren op, geboren te,
    leeftijd, fødselsdato, fødselsdag, fødested, født, født den, alder, födelsedatum, född, född den, födelseort, ålder,
    data urodzenia, miejsce urodzenia, data i miejsce urodzenia, rok urodzenia, urodzony, urodzona, wiek`,
  maritalStatus: `
    marital status, civil status, family status, familienstand, zivilstand, personenstand, estado civil,
    situation familiale, situation de famille, état civil, stato civile, burgerlijke staat, burgerlijke stand,
    civilstånd, civilstatus, civilstand, sivilstatus, sivilstand, stan cywilny`,
  nationality: `
    nationality, nationalities, nationality(-ies), citizenship, staatsangehörigkeit, staatsbürgerschaft, nationalität, heimatort,
    bürgerort, nacionalidad, nacionalidades, ciudadanía, nationalité, nationalités, citoyenneté, nazionalità, cittadinanza, nacionalidade, cidadania,
    nationaliteit, nationalitet, medborgarskap, statsborgerskab, statsborgerskap, narodowość, obywatelstwo`,
  sex: 'sex, gender, geschlecht, sexo, género, gênero, sexe, sesso, geslacht, køn, kön, kjønn, płeć',
  children: `
    children, number of children, kinder, anzahl kinder, anzahl der kinder, hijos, número de hijos, enfants,
    nombre d'enfants, figli, numero di figli, filhos, número de filhos, kinderen, aantal kinderen, børn, barn,
    antal børn, antal barn, antall barn, dzieci`,
} satisfies Partial<Record<PrivateKind, string>>;

/** What announces a number; abbreviations count in capitals only. Both are regular expressions. */
export const numberLabels = {
  identityNumber: {
    words: `
      c[ée]dula(?: de (?:identidad|ciudadan[ií]a))?|carteira de identidade|bilhete de identidade
      |cart[ãa]o (?:de|do) cidad[ãa]o|passport|pasaporte|passaporto|passaporte|passeport|reisepass|paspoort
      |personalausweis|carta d.identit[àa]|carte (?:nationale )?d.identit[ée]|identity (?:card|document|number|no)
      |identiteitskaart|national id|id card|documento(?: (?:nacional )?de identidad)?|personnummer
      |f[øo]dselsnummer|cpr|rijksregisternummer|dow[óo]d osobisty|aadhaar|aadhar`,
    abbreviations:
      'D\\.? ?N\\.? ?I|N\\.? ?I\\.? ?E|CURP|C\\.? ?C|C\\.? ?E|C\\.? ?I|R\\.? ?G|R[uU][tT]|PESEL|CNI|NRIC|CNP',
  },
  taxNumber: {
    words: `
      codice fiscale|partita iva|steuer-?(?:id|identifikationsnummer|nummer)|umsatzsteuer-?id|num[ée]ro fiscal
      |n[úu]mero de contribuinte|tax(?: identification(?: number)?| id| number| no)|vat(?: number| no|-?id| id)
      |btw-?(?:nummer|nr)|siret|siren`,
    abbreviations:
      'CUIL|CUIT|N\\.? ?I\\.? ?F|RFC|C\\.? ?P\\.? ?F|CNPJ|C\\.F|P\\.? ?IVA|USt-?Id|USt-?IdNr|IdNr|TIN|ITIN|EIN|NIT|NIP|PAN|ΑΦΜ',
  },
  insuranceNumber: {
    words: `
      social security|social insurance|national insurance|sozialversicherungs(?:nummer)?|rentenversicherungsnummer
      |s[ée]curit[ée] sociale|seguridad social|seguran[çc]a social|burgerservicenummer`,
    abbreviations: 'SSN|SIN|N\\.? ?I|NINO|SV|AHV|AVS|NIR|NSS|IMSS|BSN|PIS|PASEP',
  },
} satisfies Partial<Record<PrivateKind, { words: string; abbreviations: string }>>;

/** Between such a label and its number. */
export const numberFillers =
  'card|code|no|nr|n[º°o]|num|number|nummer|n[úu]mero|num[ée]ro|numero|id|identification';

/** Marital statuses that say what they are without a label. */
export const maritalStatuses = `
  single, married, unmarried, divorced, widowed, ledig, verheiratet, geschieden, verwitwet, soltero, soltera, casado,
  casada, divorciado, divorciada, viudo, viuda, célibataire, marié, mariée, divorcé, divorcée, pacsé, pacsée, veuf, veuve,
  celibe, nubile, coniugato, coniugata, sposato, sposata, divorziato, divorziata, solteiro, solteira, viúvo, viúva,
  ongehuwd, gehuwd, getrouwd, alleenstaand, samenwonend, gift, ogift, ugift, żonaty, zamężna, kawaler, panna`;

export const sexes = `
  male, female, m, f, w, d, man, woman, non-binary, männlich, weiblich, divers, masculino, femenino, feminino, hombre,
  mujer, homem, mulher, masculin, féminin, homme, femme, maschio, femmina, maschile, femminile, vrouw, mannelijk,
  vrouwelijk, mand, kvinde, kvinna, kvinne, mężczyzna, kobieta`;

export const counts = `
  no, none, one, two, three, four, kein, keine, ein, zwei, drei, vier, sin, ninguno, uno, un, una, dos, tres, cuatro,
  sans, aucun, deux, trois, quatre, nessuno, due, tre, quattro, nenhum, um, dois, três, geen, een, één, twee, drie, ingen,
  inga, et, en, to, två, brak`;

/** Children after a number: `2 kids`. */
export const childWords = `
  child, children, kid, kids, kind, kinder, hijo, hijos, hija, hijas, enfant, enfants, figlio, figli, figlia, filho,
  filhos, kinderen, barn, børn, dziecko, dzieci`;

/** After a number, an age. */
export const ages = 'years old, jahre, jahre alt, ans, años, anni, anos, jaar, år, år gammel, lat';

/** Beside a people, a nationality: `Irish citizen`. */
export const citizens =
  'citizen, citizenship, national, nationality, staatsangehörigkeit, staatsbürger, staatsbürgerin';

/** Peoples whose CVs state them without a label, and that are no language. */
export const peoples = 'brasileiro, brasileira';
