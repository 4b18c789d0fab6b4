import type { Words } from './words';

export const en: Words = {
  months: [
    'january, jan',
    'february, feb, febr',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  seasons: 'spring, summer, summers, fall, autumn, winter, early, mid, late, q1, q2, q3, q4, h1, h2',
  present: `
    present, now, current, currently, today, ongoing, to date, till date, date, in progress, this day`,
  since: 'since, from, starting',
  until: 'until, till, up to, through',
  to: 'to, until, till, through, thru',
  expected: `
    expected, anticipated, exp, est, expected graduation, graduating, projected, candidate, graduation date,
    expected graduation date, anticipated graduation, anticipated graduation date, expected completion,
    expected completion date, expected date of graduation`,
  dateFillers: `
    of, in, date, dates, period, graduated, graduation, class of, conferred, completed, awarded, issued, obtained,
    earned`,
  durations: 'year, years, yr, yrs, month, months, mo, mos, week, weeks, wks',
  positions: `
    illustrator, bricklayer, welder, boilermaker, nurse manager, trustee, commander, colonel, major, sous chef,
    engineer, developer, manager, director, assistant, associate, analyst, consultant, designer, architect, intern,
    internship, trainee, apprentice, lead, leader, head, chief, officer, president, founder, co-founder, cofounder,
    owner, specialist, coordinator, administrator, supervisor, technician, programmer, researcher, scientist,
    lecturer, professor, teacher, tutor, instructor, trainer, coach, nurse, doctor, physician, surgeon, therapist,
    lawyer, attorney, counsel, paralegal, accountant, auditor, bookkeeper, controller, treasurer, secretary,
    receptionist, clerk, cashier, salesperson, sales, representative, agent, advisor, adviser, executive, vp, ceo,
    cto, cfo, coo, cmo, editor, writer, journalist, author, copywriter, photographer, artist, producer, chef, cook,
    waiter, waitress, barista, bartender, server, driver, pilot, mechanic, electrician, carpenter, plumber,
    operator, worker, crew, member, staff, volunteer, fellow, scholar, postdoc, student,        partner, principal, senior, junior, vice, deputy, strategist, planner, buyer, merchandiser,
    recruiter, librarian, curator, translator, interpreter, pharmacist, dentist, veterinarian, midwife, caregiver,
    paramedic, firefighter, guard, inspector, surveyor, foreman, mentor, maintainer, creator, organizer, chair,
    ambassador, steward, host, hostess, moderator, reviewer, tester, devops, sre, technologist, statistician,
    economist, biologist, chemist, physicist, geologist, psychologist, counselor, counsellor, practitioner,
    registrar, ta, captain, sergeant, lieutenant, baker, gardener, stylist, sommelier, dispatcher, machinist,
    welder, packer, picker, superintendent, ranger, bricklayer`,
  breaks: `
    parental leave, maternity leave, paternity leave, family leave, career break, unemployed, seeking employment, job seeking`,
  companies: `
    freelance, freelancer, contractor, self-employed, inc, incorporated, llc, llp, ltd, limited, plc, corp, corporation, co, company, group, holdings, holding,
    partners, labs, lab, laboratory, laboratories, studio, studios, agency, bank, hospital, clinic, foundation,
    institute, university, college, school, academy, council, ministry, department, government, services,
    solutions, systems, technologies, technology, software, consulting, consultants, associates, industries,
    international, global, media, press, restaurant, hotel, cafe, bakery, pharmacy, store, shop, market, museum,
    library, church, club, society, association, trust, nhs, center, centre, ventures, capital, insurance,
    airlines, motors, energy, pharma, pharmaceuticals, logistics, network, enterprises, collective, firm, works,
    research, organization, committee, team, federation, union, office, authority, surgery, practice, medical`,
  at: 'at',
  institutions: `
    university, college, school, institute, academy, polytechnic, mit, ucla, eth, conservatory, seminary,
    faculty, tafe, campus, bootcamp, uc, conservatoire, gymnasium, lyceum, sixth form, vidyalaya, vidya mandir,
    technikon, insead, lse, ucl, kcl, soas, suny, cuny, caltech, iit, iim, iisc, coláiste, scoil, univ,
    tech university, boarding school, nyu`,
  degrees: `
    m sc, b sc, b a, m a, b eng, m eng, b s, m s, ph d, m b a,
    bachelor, bachelors, master, masters, doctor of, doctorate, doctoral, phd, dphil, mba, emba, bsc, msc, ba, ma,
    bs, ms, beng, meng, bba, bfa, mfa, mph, mpa, mres, mphil, llb, llm, jd, md, mbbs, bed, med, bcom, btech, mtech,
    be, bse, aa, as, aas, associate degree, associate of, associates degree, associate in, diploma, certificate, degree,
    a levels, a-levels, gcse, gcses, ged, high school, foundation degree, hnd, hnc, nvq, btec, pgce, pgdip,
    postgraduate, undergraduate, graduate, minor, major, honours, hons, bachelor of, master of, exchange, semester,
    semester abroad, erasmus, baccalaureate, studies, bsn, msn, msw, dds, dvm, march, barch, apprenticeship,
    cert iii, cert iv, certificate iii, certificate iv, year 12, year 11,
    course, program, programme, bootcamp, postdoctoral, sc.d, edd, edm, mlitt, leaving certificate, training`,
  fieldLinks: 'in, of, majoring in, specializing in, specialising in, specialization, major, field of study',
  grade: `
    gpa, cgpa, cumulative gpa, overall gpa, major gpa, grade, grades, score, final grade, mark, average,
    classification, result`,
  honours: `
    summa cum laude, magna cum laude, cum laude, with honors, with honours, with distinction, first class honours,
    first-class honours, first class, distinction, valedictorian, salutatorian, deans list, honours, honors,
    upper second class, college honors, phi beta kappa, merit, honors college`,
  completion: `
    diploma obtained, degree obtained, completed, graduated, not completed, unfinished, degree awarded, in progress, ongoing, dropped out, obtained, passed`,
  fieldLabels: `
    field of study, field, major, majoring in, specialization, specialisation, concentration, subject, majors,
    focus, specializing in, track`,
  coursework: `
    coursework, relevant coursework, courses, relevant courses, related coursework, selected coursework,
    key modules, modules, relevant modules, subjects, key courses, key coursework, extensive coursework in`,
  activities: `
    activities, activities and societies, societies, extracurricular activities, extracurriculars, clubs`,
  technologies: `
    technologies, technology, tech stack, stack, technologies used, tools, tools used, environment, tech,
    technologies include, technical environment, built with, skills, skills used, languages, keywords`,
  achievements: `
    achievements, key achievements, achievements include, accomplishments, key accomplishments, responsibilities,
    key responsibilities, main responsibilities, duties, main duties, highlights, selected achievements,
    main activities and responsibilities, tasks`,
  ranks:
    'fellow, associate, member, chartered member, associate member, senior member, affiliate, graduate member',
  issuer: 'issued by, issuer, by, issuing organization, authority, provider, awarded by, from',
  credentialId: `
    credential id, credential, license, licence, license no, license number, certificate id, certificate no,
    certificate number, certification number, id, no, number, registration no, registration number, cert no, ref`,
  expires: `
    expires, expired, expiry, expiration, expiration date, valid until, valid till, exp, expires on, expiring, good through, renewal due, valid through, valid to, expiry date, renewal`,
  companyLabels: `
    company, company name, firm, employer name, employer, organization, organisation, name of employer, client, name and address of employer`,
  positionLabels:
    'designation, position, role, title, job title, occupation, occupation or position held, position held, positions held',
  locationLabels: 'location, place, city, based in, lives in, residence, town',
  personLabels:
    'name, full name, candidate name, name and surname, surname and first name, first name and surname',
  periodLabels: `
    date, dates, period, duration, from, time, year, years, year of passing, passing year, year of completion, when,
    tenure, employment dates, dates of employment, date issued, issued, date of issue, completed`,
  degreeLabels: `
    degree, course, qualification, programme, program, title of qualification awarded, exam, examination,
    exam passed, degree obtained, diploma, course of study`,
  institutionLabels: `
    institution, institute, school, college, university, name of institution, board, educational institution,
    name and type of organisation providing education and training, school name, training provider, university name, establishment, campus`,
  certificateLabels: `
    certificate, certification, name, title, course name, certificate name, training, licence, license, subject`,
  levels: `
    native, native or bilingual, full professional, professional working, limited working, native speaker, native language, mother tongue, first language, bilingual, fluent, fluently,
    near native, near-native, business fluent, advanced, upper intermediate, intermediate, pre-intermediate,
    lower intermediate, basic, basics, elementary, beginner, conversational, proficient, proficiency,
    working knowledge, professional working proficiency, full professional proficiency,
    limited working proficiency, native or bilingual proficiency, elementary proficiency, professional, limited,
    business, business level, expert, competent, novice, good, very good, excellent, fair, moderate, strong,
    experienced, familiar, skilled, master, good knowledge, basic knowledge, excellent knowledge,
    working proficiency, professional proficiency, high, medium, low, passive, school level, a1, a2, b1, b2, c1,
    c2, hsk, jlpt`,
  years: 'years, year, yrs, yr, y',
  email: 'email, e-mail, mail, e',
  phone: `
    phone, mobile, tel, telephone, cell, cellphone, mob, fax, phone number, home, work, office, whatsapp, p, m, t,
    call, landline`,
  website: `
    website, web, homepage, site, url, portfolio, blog, personal website, link, w, links, profile, profiles,
    online`,
  address: `
    address, location, home address, residence, based in, a, city, place, current address, permanent address,
    postal address, located in`,
  personal: `
    date of birth, birth date, birthdate, born, dob, d.o.b, birthday, place of birth, nationality, citizenship,
    marital status, gender, sex, age, driving licence, driving license, driver license, drivers license, visa,
    visa status, work permit, passport, status, availability, notice period, pronouns, military service,
    last updated, last updated in, updated, available from, children, family, religion`,
  streets: `
    street, road, avenue, lane, drive, boulevard, court, square, terrace, crescent, close, parkway, highway, st,
    rd, ave, ln, dr, blvd, apt, suite, ste, po box, p.o. box, flat, unit, floor, way`,
  cities: `
    london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, cardiff, belfast, oxford,
    cambridge, sheffield, nottingham, york, dublin, cork, galway, new york, new york city, nyc, brooklyn,
    los angeles, chicago, houston, san francisco, san jose, san diego, seattle, boston, austin, dallas, denver,
    portland, atlanta, miami, philadelphia, phoenix, minneapolis, detroit, washington, washington dc, palo alto,
    mountain view, menlo park, cupertino, redmond, santa clara, sunnyvale, oakland, berkeley, pittsburgh,
    baltimore, las vegas, orlando, nashville, charlotte, san antonio, sacramento, salt lake city, raleigh,
    st louis, tampa, columbus, indianapolis, cleveland, princeton, new haven, ann arbor, silicon valley, bay area,
    toronto, vancouver, montreal, ottawa, calgary, edmonton, sydney, melbourne, brisbane, perth, adelaide,
    canberra, auckland, wellington, singapore, hong kong, cape town, johannesburg, lagos, nairobi, accra, delhi,
    new delhi, mumbai, bangalore, bengaluru, chennai, hyderabad, pune, kolkata, karachi, lahore, dhaka, tokyo,
    osaka, kyoto, beijing, shanghai, shenzhen, guangzhou, seoul, taipei, bangkok, jakarta, manila, kuala lumpur,
    hanoi, dubai, abu dhabi, doha, riyadh, tel aviv, jerusalem, cairo, istanbul, ankara, athens, moscow, kyiv,
    kiev, warsaw, krakow, prague, budapest, bucharest, sofia, belgrade, zagreb, ljubljana, vilnius, riga, tallinn,
    helsinki, stockholm, gothenburg, oslo, bergen, copenhagen, aarhus, reykjavik, luxembourg, brussels, geneva,
    vienna, munich, cologne, rome, milan, florence, venice, naples, turin, lisbon, seville, the hague, praha, plzeň, beograd, warszawa, københavn,
    bucurești, cluj, athina, tiranë, odesa, moskva, gurugram, mysuru, cebu, cebu city, makati, penang, hanoi, da nang,
    kuwait city, marrakech`,
  countries: `
    uk, usa, us, u.s., u.s.a., u.k., england, scotland, wales, northern ireland, uae, great britain,
    czech republic, the netherlands, korea, russia, europe, worldwide, turkey`,
  remote: 'remote, hybrid, on-site, onsite, remotely, home office',
  page: 'page, p',
  document: 'curriculum vitae, cv, resume, curriculum, application, vitae',
};
