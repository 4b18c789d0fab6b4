import type { HeadingWords } from './heading-words';

export const pt: HeadingWords = {
  contact: `
    contato, contatos, contacto, contactos, dados pessoais, informações pessoais, informação pessoal,
    informações de contato, dados de contato, dados de contacto, endereço, morada, redes sociais, links,
    perfis, informações de contacto, dados, fale comigo, onde me encontrar, contate-me, contacte-me`,
  summary: `
    perfil, perfil profissional, sobre mim, sobre, resumo, resumo profissional, objetivo, objetivos,
    objetivo profissional, objectivo, objectivos, apresentação, sumário, perfil pessoal, quem sou, introdução,
    síntese, resumo executivo, biografia, síntese de qualificações, resumo de qualificações,
    em poucas palavras, quem é, meu perfil, apresentação pessoal`,
  work: `
    experiência, experiências, experiência profissional, experiências profissionais, experiência de trabalho,
    experiência laboral, histórico profissional, trajetória profissional, percurso profissional, carreira,
    emprego, empregos, estágios, estágio, experiência docente, docência, atividade profissional,
    atividades profissionais, histórico de trabalho, trabalho, experiência acadêmica, experiência académica,
    atuação profissional, cargos, vida profissional, onde trabalhei, vínculos profissionais,
    experiências anteriores, experiência de trabalho e estágios, funções exercidas, histórico de empregos,
    cargo atual, função atual, situação profissional`,
  education: `
    educação, formação, formação académica, formação acadêmica, educação e formação, escolaridade,
    habilitações, habilitações literárias, habilitações académicas, estudos, percurso académico,
    qualificações académicas, histórico escolar, formação escolar, graduação, histórico acadêmico,
    qualificações acadêmicas, ensino, formação universitária, formação superior, instrução,
    estudos e formação, formação e estudos, onde estudei, grau académico, grau de instrução`,
  skills: `
    competências, habilidades, aptidões, conhecimentos, competências técnicas, conhecimentos técnicos,
    habilidades técnicas, competências pessoais, competências digitais, competências informáticas,
    conhecimentos informáticos, informática, conhecimentos de informática, ferramentas, tecnologias, software,
    softwares, qualificações, competências profissionais, competências comportamentais, pontos fortes,
    capacidades, habilidades e competências, áreas de atuação, especialidades, skills, soft skills,
    hard skills, principais competências, competências-chave, aptidões e competências,
    linguagens de programação, programas, expertise, qualidades, domínio de ferramentas, o que sei fazer,
    caixa de ferramentas, principais habilidades, ofimática`,
  certifications: `
    certificações, certificação, certificados, cursos, cursos e certificações, licenças,
    formação complementar, formação profissional, cursos complementares, formações, cursos de formação,
    licenças e certificações, cursos extracurriculares, formação contínua, workshops, cursos adicionais,
    qualificação profissional, aperfeiçoamento, certificados e cursos, certificações e cursos,
    cursos e certificados, diplomas e certificados, carteiras, registros profissionais, ações de formação,
    cursos livres`,
  languages: `
    idiomas, idioma, línguas, língua, competências linguísticas, línguas estrangeiras, língua materna,
    conhecimentos linguísticos`,
  projects: `
    projetos, projectos, projeto, projetos pessoais, portfólio, portefólio, portfolio, pesquisa, investigação,
    projetos de pesquisa, projetos relevantes, trabalhos, projetos académicos`,
  publications: `
    publicações, publicação, artigos, livros, conferências, apresentações, patentes, congressos, tese,
    palestras, comunicações, produção científica, exposições`,
  awards: `
    prémios, prêmios, prémio, distinções, reconhecimentos, conquistas, bolsas, honrarias, realizações,
    prémios e distinções, prêmios e reconhecimentos, reconhecimento`,
  volunteering: `
    voluntariado, trabalho voluntário, atividades extracurriculares, atividades, actividades,
    atividades voluntárias, associações, afiliações, atividades complementares, responsabilidade social,
    experiência voluntária, filiações`,
  interests:
    'interesses, hobbies, passatempos, interesses pessoais, tempos livres, lazer, hobbies e interesses',
  references: 'referências, referência, recomendações',
  other: `
    outros, outras informações, informações adicionais, informação adicional, informações complementares,
    anexos, diversos, carta de condução, disponibilidade, dados adicionais, mobilidade, outras atividades,
    informação complementar`,
  fillers: `
    meu, meus, minha, minhas, outros, outras, principais, profissional, profissionais, pessoais, adicionais,
    complementares, relevantes, relevante, recentes, selecionados, selecionadas, os, as, gerais`,
  prepositions: 'de, do, da, em, na, no, com, para',
  conjunctions: 'e, ou',
};
