import type { HeadingWords } from './heading-words';

export const en: HeadingWords = {
  contact: `
    contact, contacts, location, contact details, contact information, contact info, contact me,
    personal details, personal information, personal info, personal data, personalia, details, address, get in touch,
    find me online, social, social media, social networks, social profiles, profiles, online profiles,
    online presence, links, web`,
  summary: `
    summary, profile, about, about me, objective, career objective, job objective, objectives,
    summary of qualifications, qualifications summary, career summary, career profile, executive summary,
    personal statement, personal profile, statement, overview, introduction, bio, biography, who i am,
    background, mission, at a glance, in short, highlights, career highlights, welcome`,
  work: `
    experience, experiences, work experience, work experiences, work, work history, employment,
    employment history, employment record, job history, jobs, job experience, career, career history,
    professional career, professional experience, professional history, professional background,
    professional activity, industry, industrial experience, industry experience, teaching experience,
    teaching, research experience, academic experience, academic appointments, appointments,
    academic positions, positions, positions held, internships, internship, internship experience, freelance,
    freelance work, freelance experience, clinical experience, leadership experience, where i have worked,
    occupation, professional practice`,
  education: `
    education, educations, academic background, academic history, academic qualifications, academic education,
    educational background, educational history, education and training, studies, degrees, schooling,
    academics, formal education, university education, education history, training, vocational training,
    qualifications, professional development, continuing education, further education, where i studied`,
  skills: `
    skills, skill, skills summary, professional skills summary, summary of skills, technical, skill set, skillset,
    technical skills, core skills, key skills, hard skills, soft skills,
    it skills, computer skills, digital skills, professional skills, personal skills, job related skills,
    communication skills, interpersonal skills, programming skills, software skills, organisational skills,
    management skills, competences, competencies, core competencies, key competencies, core competences,
    expertise, areas of expertise, area of expertise, fields of expertise, core qualifications, strengths,
    key strengths, technologies, technology, tech stack, tools, software, programming, programming languages,
    computer knowledge, knowledge, proficiencies, technical proficiencies, technical proficiency,
    technical expertise, technical knowledge, abilities, specialties, specialities, specialisations,
    what i do, methods, frameworks`,
  certifications: `
    certifications, certification, certificates, certificate, licenses, licences, licence, license, licensure,
    credentials, courses, online courses, professional certifications, professional qualifications,
    accreditations, training and certifications, licenses and certifications, trainings, mooc, moocs`,
  languages: `
    languages, language, language skills, linguistic skills, foreign languages, spoken languages,
    mother tongue`,
  projects: `
    projects, project, personal projects, side projects, selected projects, key projects, academic projects,
    research projects, technical projects, open source, open source projects, open source contributions,
    open source work, project experience, portfolio, project work, contributions, notable projects,
    major projects, research, research interests`,
  publications: `
    publications, publication, selected publications, papers, articles, books, journal articles,
    conference papers, conference proceedings, presentations, talks, invited talks, conferences, patents,
    bibliography, theses, thesis, writing, posters, research output, publications and talks, doctoral thesis,
    masters thesis, master thesis, exhibitions, speaking, media, press`,
  awards: `
    awards, award, honors, honours, honor, prizes, achievements, accomplishments, key achievements,
    scholarships, fellowships, grants, recognition, distinctions, honors and awards, awards and honors,
    awards and achievements, competitions, most proud of`,
  volunteering: `
    volunteering, volunteer, volunteer work, volunteer experience, volunteering experience, voluntary work,
    voluntary experience, community, community service, community involvement, community work,
    extracurricular, extracurriculars, extracurricular activities, extra curricular activities,
    extra-curricular activities, activities, leadership, leadership and activities, social engagement,
    service, professional service, academic service, engagement, involvement, organisations, organizations,
    memberships, membership, affiliations, professional affiliations, professional memberships,
    civic engagement, outreach`,
  interests: `
    interests, interest, hobbies, hobby, personal interests, hobbies and interests, interests and hobbies,
    passions, free time, leisure, leisure activities, outside work, a day of my life`,
  references: 'references, reference, referees, testimonials, recommendations, professional references',
  other: `
    other, miscellaneous, additional information, further information, other information, additional, misc,
    others, annexes, attachments, appendix, driving licence, driver's license, availability, military service,
    visa, declaration`,
  fillers: `
    my, professional, relevant, selected, key, main, other, additional, further, recent, current, previous,
    past, general, core, the, personal, significant, notable, prior, related, technical, academic, special,
    history, section, information, details, some, major, list, of, in`,
  prepositions: 'in, of, for, with, at, on, from',
  conjunctions: 'and, or, as well as',
};
