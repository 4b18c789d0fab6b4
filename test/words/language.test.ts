import { expect, test } from 'vitest';
import type { PageLanguage } from '../../src/contracts/page-language';
import {
  isSameLanguage,
  recognisedLanguage,
  sureLanguageOf,
  writtenBeside,
  writtenIn,
} from '../../src/words/language';
import { wordsOf } from '../../src/words/words';

test.each([
  ['ar', 'أعمل في تطوير البرمجيات منذ عشر سنوات.'],
  ['ar', 'قُدْتُ فريقًا من تسعة مهندسين، وكتبت عن React و PostgreSQL.'],
  ['fa', 'من ده سال است که در حوزهٔ توسعهٔ نرم‌افزار کار می‌کنم.'],
  ['ur', 'میں دس سال سے سافٹ ویئر بنا رہا ہوں۔'],
  ['he', 'אני עובד בפיתוח תוכנה עשר שנים.'],
  ['el', 'Εργάζομαι στην ανάπτυξη λογισμικού.'],
  ['ru', 'Разрабатываю веб-приложения с большой командой, и мы это любим.'],
  ['uk', 'Я розробляю застосунки вже десять років і люблю її.'],
  ['sr', 'Већ десет година развијам софтвер и водим ђаке.'],
  ['zh', '我在北京的一家软件公司工作，负责产品设计。'],
  ['zh-Hant', '我在臺北的一家軟體公司工作，負責產品設計。'],
  ['ja', '十年以上にわたり、設計と開発に携わってきました。'],
  ['ja', '千葉大学医学部附属病院看護部勤務。救急外来経験十年。'],
  ['ko', '저는 웹 애플리케이션을 설계합니다.'],
])('%s is known by its letters: %s', (language, text) => {
  expect(sureLanguageOf(text)).toBe(language);
});

test.each([
  ['Latin letters, whatever the language', 'Je développe des logiciels à Łódź.'],
  ['no text', ''],
  ['emoji and signs', '🚀 — “★” → 40 %'],
  ['a name that is spelt alike in several languages', 'محمد'],
  ['ideographs that may be Chinese or Japanese', '東京大学'],
  ['many of them', '東京大学大学院情報理工学科'],
  ['letters that Bulgarian shares with Russian', 'Разработвам приложения от десет години.'],
  ['Kazakh', 'Мен он жыл бойы бағдарлама жасаймын, қазақша сөйлеймін.'],
  ['Kurdish in Arabic letters', 'من دە ساڵە کاری گەشەپێدانی نەرمەکاڵا دەکەم.'],
  ['a few foreign words in English', 'I translate поэзия from Russian for a publisher in London.'],
])('none is claimed for %s', (_what, text) => {
  expect(sureLanguageOf(text)).toBeUndefined();
});

test('all texts of an entry count together', () => {
  expect(writtenIn('مهندس', null, 'أعمل في القاهرة')).toEqual({ dir: 'rtl', lang: 'ar' });
  expect(writtenIn('Engineer', null)).toEqual({ dir: 'ltr', lang: undefined });
  expect(writtenIn('Computer Science', 'جامعة القاهرة للعلوم والآداب').dir).toBe('rtl');
});

test('letters of different scripts that run from the right count together', () => {
  expect(writtenIn('محمد בן־דוד Smith').dir).toBe('rtl');
  expect(writtenIn('محمد בן Smith and Sons').dir).toBe('ltr');
});

/** A paragraph as CVs have it, in each language of pages. */
const paragraphs = {
  en: 'I lead the care of a ward with twenty beds, and have been training our students for ten years. With the team I reordered the handover, and the number of falls has dropped by a third.',
  de: 'Ich leite die Pflege auf einer Station mit zwanzig Betten und bin seit zehn Jahren für die Ausbildung der Schülerinnen zuständig. Mit dem Team habe ich die Übergabe neu geordnet, und die Zahl der Stürze ist um ein Drittel gesunken.',
  fr: 'Je dirige une équipe de douze personnes et je forme les nouveaux arrivants depuis dix ans. Avec les médecins, nous avons réorganisé les transmissions, ce qui a réduit les chutes d’un tiers dans notre service et amélioré les soins pour les patients.',
  es: 'Dirijo un equipo de doce personas y formo a los nuevos compañeros desde hace diez años. Con los médicos hemos reorganizado el cambio de turno, y las caídas se han reducido en un tercio. También me ocupo de la gestión de la planta y de las prácticas de los estudiantes.',
  'pt-BR':
    'Coordeno uma equipe de doze pessoas e treino os novos colegas há dez anos. Com os médicos, reorganizamos a passagem de plantão, e as quedas foram reduzidas em um terço. Também cuido do planejamento das escalas e do contato com as famílias, e não deixo de atender os usuários pelo celular.',
  'pt-PT':
    'Coordeno uma equipa de doze pessoas e dou formação aos novos colegas há dez anos. Com os médicos, reorganizámos a passagem de turno, e as quedas foram reduzidas num terço. Também trato do planeamento das escalas e do contacto com as famílias, e não deixo de atender os utentes por telemóvel.',
  it: 'Dirigo un gruppo di dodici persone e formo i nuovi colleghi da dieci anni. Con i medici abbiamo riorganizzato il passaggio di consegne, e le cadute si sono ridotte di un terzo. Mi occupo anche della gestione del reparto, della formazione degli studenti e dei rapporti con le famiglie.',
  nl: 'Ik geef leiding aan een team van twaalf mensen en leid al tien jaar nieuwe collega’s op. Samen met de artsen heb ik de overdracht opnieuw ingericht, en het aantal valpartijen is met een derde gedaald. Ook ben ik verantwoordelijk voor de planning van onze afdeling en voor het contact met de families.',
  pl: 'Kieruję zespołem dwunastu osób i od dziesięciu lat szkolę nowych pracowników. Razem z lekarzami zmieniłam sposób przekazywania dyżurów, dzięki czemu liczba upadków spadła o jedną trzecią. Odpowiadam także za planowanie pracy na oddziale oraz za kontakt z rodzinami, które są dla nas bardzo ważne.',
  sv: 'Jag leder ett team på tolv personer och har utbildat nya kollegor i tio år. Tillsammans med läkarna har jag gjort om överlämningen, och antalet fall har minskat med en tredjedel. Jag ansvarar också för planeringen på avdelningen och för kontakten med de anhöriga, som är viktig för oss.',
  da: 'Jeg leder et team på tolv personer og har oplært nye kolleger i ti år. Sammen med lægerne har jeg ændret overleveringen, og antallet af fald er blevet reduceret med en tredjedel. Jeg har også ansvaret for planlægningen af afdelingens vagter og for kontakten til de pårørende, hvor der er brug for det.',
  nb: 'Jeg leder et team på tolv personer og har lært opp nye kolleger i ti år. Sammen med legene har jeg endret overleveringen, og antallet fall er blitt redusert med en tredel. Jeg har også ansvaret for planleggingen av avdelingens vakter og for kontakten med de pårørende, der det er behov for det, og etter vakt.',
  tr: 'On iki kişilik bir ekibi yönetiyor ve on yıldır yeni çalışma arkadaşlarımı eğitiyorum. Doktorlarla birlikte nöbet devrini yeniden düzenledim ve düşmelerin sayısı üçte bir oranında azaldı. Ayrıca servisin planlaması ile hasta yakınlarıyla iletişim için de sorumlu olan kişi benim; bu işi çok seviyorum.',
  el: 'Διευθύνω μια ομάδα δώδεκα ατόμων και εκπαιδεύω τους νέους συναδέλφους εδώ και δέκα χρόνια. Μαζί με τους γιατρούς αλλάξαμε την παράδοση της βάρδιας, και οι πτώσεις μειώθηκαν κατά ένα τρίτο.',
  uk: 'Керую командою з дванадцяти осіб і вже десять років навчаю нових колег. Разом із лікарями ми змінили передачу зміни, і кількість падінь зменшилася на третину. Також відповідаю за планування роботи відділення.',
  ar: 'أقود فريقًا من اثني عشر شخصًا وأدرّب الزملاء الجدد منذ عشر سنوات. أعدتُ مع الأطباء تنظيم تسليم المناوبات، فانخفض عدد حوادث السقوط بمقدار الثلث، كما أتولى التخطيط لعمل القسم.',
  he: 'אני מנהלת צוות של שנים־עשר אנשים ומכשירה עמיתים חדשים כבר עשר שנים. יחד עם הרופאים ארגנו מחדש את העברת המשמרת, ומספר הנפילות ירד בשליש.',
  ja: '十二名のチームを率い、十年にわたり新人の教育を担当しています。医師と協力して引き継ぎの方法を見直し、転倒の件数を三分の一減らしました。',
  'zh-Hans':
    '我带领一个十二人的团队，十年来一直负责新同事的培训。我与医生一起重新安排了交接班，使病人跌倒的次数减少了三分之一，并负责科室的计划。',
} satisfies Record<PageLanguage, string>;

test.each([
  ...Object.entries(paragraphs),
  ...Object.entries(paragraphs).map(([language, text]) => [
    language,
    `Google Cloud, The New York Times, Head of Design. ${text}`,
  ]),
])('a page speaks %s where its texts are: %s', (language, text) => {
  expect(recognisedLanguage(text)).toBe(language);
});

test.each([
  [
    'en',
    'Lead engineer in Berlin. Built systems in Go, in Rust and in Python; in charge of hiring in two offices, open to remote roles in Europe. Worked in teams of ten in Paris and in Rome.',
  ],
  [
    'de',
    'Verantwortlich für die Planung und die Wartung der Anlagen in drei Werken. Leitete die Einführung neuer Software, an der zwölf Personen mitarbeiteten. Die Ausfälle sanken in zwei Jahren um die Hälfte.',
  ],
  [
    'es',
    'Me encargo de dos equipos que nos dan soporte. En dos años nos convertimos en la referencia del sector. Me gusta enseñar, y mis compañeros me lo dicen. Dos de los proyectos se presentaron en Madrid.',
  ],
  [
    'fr',
    'Infirmière en cardiologie. Elle forme les étudiants, se charge des plannings et on lui confie la qualité. Sa patience est connue.',
  ],
  [
    'sv',
    'Byggde upp kundtjänst efter sommaren, blev chef efter ett år, men fick sedan sälja igen. Det ger mig energi att möta kunder varje dag.',
  ],
])(
  'a page speaks %s though many frequent words are those of a related language too: %s',
  (language, text) => {
    expect(recognisedLanguage(text)).toBe(language);
  },
);

test.each([
  ['a title alone', 'Senior Software Engineer'],
  ['a title in a language of pages', 'Krankenpflegerin'],
  [
    'Russian',
    'Руковожу командой из двенадцати человек и уже десять лет обучаю новых сотрудников. Вместе с врачами мы изменили передачу смены, и это снизило число падений.',
  ],
  [
    'Belarusian',
    'Кірую камандай з дванаццаці чалавек і ўжо дзесяць гадоў навучаю новых супрацоўнікаў. Разам з дактарамі мы змянілі перадачу змены.',
  ],
  [
    'Bulgarian',
    'Ръководя екип от дванадесет души и от десет години обучавам новите колеги. Заедно с лекарите променихме предаването на смяната.',
  ],
  [
    'Serbian',
    'Водим тим од дванаест људи и већ десет година обучавам нове колеге. Заједно са лекарима изменили смо примопредају смене.',
  ],
  [
    'Persian',
    'سرپرستی گروهی دوازده‌نفره را بر عهده دارم و ده سال است که همکاران تازه را آموزش می‌دهم. با پزشکان شیوهٔ تحویل شیفت را بازنگری کردیم.',
  ],
  [
    'Urdu',
    'میں بارہ افراد کی ٹیم کی قیادت کرتی ہوں اور دس سال سے نئے ساتھیوں کو تربیت دے رہی ہوں۔ ڈاکٹروں کے ساتھ مل کر ہم نے طریقہ بدلا۔',
  ],
  ['Korean', '열두 명으로 이루어진 팀을 이끌며 십 년째 신입 동료를 교육하고 있습니다.'],
  [
    'traditional Chinese',
    '我帶領一個十二人的團隊，十年來一直負責新同事的培訓。我與醫生一起重新安排了交接班，使病人跌倒的次數減少了三分之一。',
  ],
  [
    'Azerbaijani',
    'On iki nəfərlik komandaya rəhbərlik edirəm və on ildir ki, yeni əməkdaşlara təlim keçirəm. Bu sahədə daha çox təcrübə toplamaq üçün bir ildən sonra bu layihə ilə məşğul olan bir qrupa qoşuldum. Daha sonra bu iş bir mükafat aldı, və bu gün ən çox sevdiyim iş olan bir işdə çalışıram.',
  ],
  [
    'Catalan',
    'Dirigeixo un equip de dotze persones i formo els nous companys des de fa deu anys. Amb els metges hem reorganitzat el canvi de torn, i les caigudes s’han reduït en un terç. També m’ocupo de la gestió de la planta i de les pràctiques dels estudiants, i del contacte amb les famílies.',
  ],
  [
    'Galician',
    'Dirixo un equipo de doce persoas e formo os novos compañeiros desde hai dez anos. Cos médicos reorganizamos o cambio de quenda, e as caídas reducíronse nun terzo. Tamén me ocupo da xestión da planta e das prácticas dos estudantes, e do contacto coas familias na unidade.',
  ],
  [
    'Romanian',
    'Conduc o echipă de doisprezece persoane și pregătesc noii colegi de zece ani. Împreună cu medicii am reorganizat predarea turei, iar căderile s-au redus cu o treime. Mă ocup și de gestiunea secției, de practica studenților și de relația cu familiile pacienților din spital.',
  ],
  [
    'Czech',
    'Vedu tým dvanácti lidí a deset let školím nové kolegy. S lékaři jsme změnili předávání služby a počet pádů se snížil o třetinu. Odpovídám také za plánování práce na oddělení a za kontakt s rodinami, které jsou pro nás důležité, a do toho učím na škole.',
  ],
  [
    'Slovak',
    'Vediem tím dvanástich ľudí a desať rokov školím nových kolegov. S lekármi sme zmenili odovzdávanie služby a počet pádov sa znížil o tretinu. Zodpovedám aj za plánovanie práce na oddelení a za kontakt s rodinami, ktoré sú pre nás dôležité, a do toho učím.',
  ],
  [
    'Croatian',
    'Vodim tim od dvanaest ljudi i već deset godina obučavam nove kolege. Zajedno s liječnicima promijenili smo primopredaju smjene, a broj padova smanjio se za trećinu. Odgovorna sam i za planiranje rada na odjelu te za kontakt s obiteljima, koje su nam važne.',
  ],
  [
    'Finnish',
    'Johdan kahdentoista hengen tiimiä ja olen kouluttanut uusia työntekijöitä kymmenen vuotta. Yhdessä lääkärien kanssa uudistimme vuoronvaihdon, ja kaatumisten määrä väheni kolmanneksella. Vastaan myös osaston suunnittelusta ja yhteydestä omaisiin, jotka ovat meille tärkeitä.',
  ],
  [
    'Hungarian',
    'Egy tizenkét fős csapatot vezetek, és tíz éve képzem az új kollégákat. Az orvosokkal együtt átszerveztük a műszakátadást, és az esések száma egyharmadával csökkent. Az osztály tervezéséért is én felelek, és a családokkal is én tartom a kapcsolatot, ami nagyon fontos.',
  ],
  [
    'Icelandic',
    'Ég stýri tólf manna teymi og hef þjálfað nýja samstarfsmenn í tíu ár. Með læknunum breytti ég vaktaskiptum og byltum hefur fækkað um þriðjung. Ég ber líka ábyrgð á skipulagi deildarinnar og sé um samskipti við aðstandendur, sem er mikilvægt fyrir okkur.',
  ],
  [
    'Indonesian',
    'Saya memimpin tim yang terdiri dari dua belas orang dan telah melatih rekan baru selama sepuluh tahun. Bersama para dokter, kami menata ulang serah terima, dan jumlah pasien jatuh turun sepertiga. Saya juga bertanggung jawab untuk perencanaan di bangsal ini.',
  ],
])('a page speaks English around %s', (_what, text) => {
  expect(recognisedLanguage(text)).toBe('en');
});

test.each([
  '千葉大学医学部卒業。千葉大学病院勤務、救急外来担当。二〇一五年看護師長就任、新人教育責任者、転倒件数三割減少達成。',
  '東京大学電気電子工学科卒業、電力会社入社、設計部配属。',
])('Japanese in ideographs alone is not taken for Chinese: %s', (text) => {
  expect(recognisedLanguage(text)).toBe('ja');
});

test('a Ukrainian or an Arabic text may quote a few words of another language', () => {
  expect(recognisedLanguage(`${paragraphs.uk} ${paragraphs.uk} Автор книги «Выше крыши».`)).toBe('uk');
  expect(recognisedLanguage(`${paragraphs.ar} عملت مع گروه پارس.`)).toBe('ar');
});

test('a text in Portuguese that shows no country is Brazilian, unless its owner is in Portugal', () => {
  const text =
    'Coordeno doze pessoas e oriento os novos colegas há dez anos. Com os médicos, mudamos a passagem de turno, e as quedas diminuíram. Também trato das escalas e não deixo de falar com as famílias. Uma parte do meu trabalho é ensinar, e são os mais novos que mais aprendem.';
  expect(recognisedLanguage(text)).toBe('pt-BR');
  expect(recognisedLanguage(text, 'Lisboa\nPortugal')).toBe('pt-PT');
  expect(recognisedLanguage(paragraphs['pt-BR'], 'Portugal')).toBe('pt-BR');
});

test('languages are the same whatever their country, but not whatever their script', () => {
  expect(isSameLanguage('pt-BR', 'pt-PT')).toBe(true);
  expect(isSameLanguage('zh', 'zh-Hans')).toBe(true);
  expect(isSameLanguage('zh-Hant', 'zh-Hans')).toBe(false);
  expect(isSameLanguage('enm', 'en')).toBe(false);
});

test('an entry in another language of pages says so beside words of ours', () => {
  expect(writtenBeside(wordsOf('de'), paragraphs.fr).lang).toBe('fr');
  expect(writtenBeside(wordsOf('de'), paragraphs.de).lang).toBeUndefined();
  expect(writtenBeside(wordsOf('pt-PT'), paragraphs['pt-BR']).lang).toBeUndefined();
});

test('short Turkish texts are recognised by their letters, but for names', () => {
  const text =
    'On yıldır köprü ve yol projelerinde çalışıyorum. Sahada ve büroda aynı dili konuşan ekipler kurmayı seviyorum.';
  expect(recognisedLanguage(`Elif Yıldırım\nKıdemli inşaat mühendisi\n${text}`)).toBe('tr');
  expect(recognisedLanguage('Elif Yıldırım\nCivil engineer\nI build bridges for Kıvanç Yapı.')).toBe('en');
});
