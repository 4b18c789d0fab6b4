/** Words in CVs that contain letters which fonts often draw as one glyph. */
export const wordsWithLigatures = `
  profile profiles certified certificate certificates certification certifications qualified qualification
  qualifications finance financial final finalist first field fields find finding five fifteen fifth fit fitness fix
  fixed file files film fine finish finished figure define defined definition benefit benefits configuration configure
  configured verify verification verified identify identified identification notification classification modify
  modified specific specification specifications significant significantly scientific science official beneficial
  artificial unified simplified confidence confident confidential firewall firm figma filter filters fiscal fiber
  infinite office officer offices official efficient efficiency efficiently efficiencies sufficient difficult traffic
  graffiti affinity affiliation affiliate coefficient flow flows workflow workflows overflow flexible flexibility
  floor flight fleet influence influential conflict conflicts reflect fluent fluency flutter flask fly float florida
  inflation cashflow snowflake leaflet airflow tensorflow staff staffing effort efforts effect effective effectively
  effectiveness offer offers offered different difference differential coffee affairs affair traffic off offline
  buffer diffusion difficulty offshore playoff stuff sheriff tariff takeoff attention attended attitude matter better
  letter little committee setting settings written pattern marketing latter attic cutting getting software after draft
  drafting drafted shift craft lift left soft swift microsoft aircraft gift graft loft often fifty platform portfolio
  netflix outfit this that the they there then these three through think thirty theory thesis therapy theatre
  berufserfahrung qualifikation qualifikationen zertifikat zertifikate zertifizierung finanzen finanz finnland
  schriftlich wirtschaft wissenschaft wirtschafts gesellschaft geschäft geschäftsführer fachkraft kraft schiff stoff
  hoffnung treffen betreff eröffnung öffentlich veröffentlichung veröffentlichungen schaffen auffassung pflege
  pflegekraft pfleger flexibel flexibilität fließend flughafen konflikt beruflich häufig prüfling filiale figur
  office officiel certificat efficace efficacité différent différentes affaires effectué effectuer effet coefficient
  bénéfice définition gestion fichier fichiers finances finance financier fin final fil film confiance identification
  planification qualifié flux fleur réflexion influence conflit offre offres chiffre chiffres logiciel staff
  oficial oficina finanzas financiero financiera fin final certificado certificación definición identificación
  planificación clasificación científico científica específico significativo flexible flujo conflicto influencia
  ufficio ufficiale fiscale finanza finanziario finale fine figura certificato certificazione certificazioni verifica
  definizione pianificazione scientifico specifico efficace efficienza differenza offerta traffico affari affidabile
  flusso flussi flessibile conflitto influenza profilo profili filosofia grafica grafico fotografia
  financieel financiële financiën profiel certificaat certificaten definitie officieel effectief efficiënt verschaffen
  oficial financeiro finanças perfil certificado certificação certificações definição identificação planificação
  científico específico fluente fluência fluxo conflito influência profissional fiscal filial filosofia
`;
