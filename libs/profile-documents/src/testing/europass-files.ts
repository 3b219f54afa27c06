/** Europass XML as its editor of today exports it, abridged: prefixes, orders and odd corners as they are met. A person who does not exist. */
export const CANDIDATE_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
  xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Inês</oa:GivenName><hr:FamilyName>Carvalho</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ines@example.test</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing>
      <oa:DialNumber>912345678</oa:DialNumber><CountryCode>pt</CountryCode></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode>
      <oa:URI>https://www.linkedin.com/in/ines-example</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>javascript:alert(1)</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Rua das Flores 1</oa:AddressLine>
      <oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode><oa:PostalCode>4050-262</oa:PostalCode></Address></Communication>
    <NationalityCode>pt</NationalityCode>
    <hr:BirthDate>1994-11-30</hr:BirthDate>
    <GenderCode>female</GenderCode>
    <PrimaryLanguageCode name="NORMAL">por</PrimaryLanguageCode>
    <PrimaryLanguageCode name="FREE_TEXT">Mirandese</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID/>
    <hr:ExecutiveSummary>&lt;p&gt;Nurse with &lt;strong&gt;six&lt;/strong&gt; years.&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Hospital de São João</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication></OrganizationContact>
      <hr:IndustryCode>Q</hr:IndustryCode>
      <PositionHistory>
        <PositionTitle typeCode="URI" languageID="http://data.europa.eu/esco/occupation/x">Nurse,
            intensive care</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2018-09-03</hr:FormattedDateTime></eures:StartDate>
          <hr:CurrentIndicator>true</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
        <oa:Description>&lt;ul&gt;&lt;li&gt;Care of 8 beds&lt;/li&gt;&lt;li&gt;Teaching&lt;/li&gt;&lt;/ul&gt;</oa:Description>
        <City>Porto</City><Country>pt</Country>
      </PositionHistory>
      <PositionHistory>
        <PositionTitle typeCode="FREETEXT">Trainee</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2017</hr:FormattedDateTime></eures:StartDate>
          <eures:EndDate><hr:FormattedDateTime>2018-02-31</hr:FormattedDateTime></eures:EndDate>
          <hr:CurrentIndicator>false</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>Universidade do Porto</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2013-09</hr:FormattedDateTime></StartDate>
        <EndDate><hr:FormattedDateTime>2017-07</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Licenciatura em Enfermagem</hr:DegreeName></EducationDegree>
      <EducationLevelCode>6</EducationLevelCode>
    </EducationOrganizationAttendance></EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications/>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Reading</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <Skills>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Excel</hr:CompetencyName></PersonCompetency>
      <SkillsGroup><Title>Care</Title><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Wound care</hr:CompetencyName></PersonCompetency></SkillsGroup>
    </Skills>
    <Others><Title>Hobbies</Title><Other><Title>Rowing</Title></Other></Others>
  </CandidateProfile>
</Candidate>`;

/** The form of 2013 to 2020, after the examples that were published with its schema (version 3.4). */
export const SKILLS_PASSPORT_XML = `<?xml version="1.0" encoding="UTF-8"?>
<europass:SkillsPassport xmlns:europass="http://europass.cedefop.europa.eu/Europass" locale="el">
  <europass:DocumentInfo><europass:DocumentType>ECV</europass:DocumentType><europass:XSDVersion>V3.4</europass:XSDVersion></europass:DocumentInfo>
  <europass:LearnerInfo>
    <europass:Identification>
      <europass:PersonName><europass:FirstName>Ελένη</europass:FirstName><europass:Surname>Νικολάου</europass:Surname></europass:PersonName>
      <europass:ContactInfo>
        <europass:Address><europass:Contact><europass:Municipality>Πάτρα</europass:Municipality>
          <europass:Country><europass:Code>EL</europass:Code><europass:Label>Ελλάδα</europass:Label></europass:Country></europass:Contact></europass:Address>
        <europass:Email><europass:Contact>eleni@example.test</europass:Contact></europass:Email>
        <europass:TelephoneList>
          <europass:Telephone><europass:Contact>691 234 5678</europass:Contact><europass:Use><europass:Code>mobile</europass:Code></europass:Use></europass:Telephone>
          <europass:Telephone><europass:Contact>+30 2610 123456</europass:Contact></europass:Telephone>
        </europass:TelephoneList>
        <europass:WebsiteList><europass:Website><europass:Contact>eleni.example</europass:Contact></europass:Website></europass:WebsiteList>
      </europass:ContactInfo>
      <europass:Demographics><europass:Birthdate year="1988" month="--02" day="---29"/>
        <europass:Gender><europass:Code>F</europass:Code></europass:Gender></europass:Demographics>
    </europass:Identification>
    <europass:Headline><europass:Type><europass:Code>preferred_job</europass:Code></europass:Type>
      <europass:Description><europass:Label>Αρχιτέκτονας</europass:Label></europass:Description></europass:Headline>
    <europass:WorkExperienceList><europass:WorkExperience>
      <europass:Period><europass:From year="2015" month="--03"/><europass:Current>true</europass:Current></europass:Period>
      <europass:Position><europass:Label>Αρχιτέκτονας</europass:Label></europass:Position>
      <europass:Activities>&lt;p&gt;Σχέδια.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Σχολεία&lt;/li&gt;&lt;/ul&gt;</europass:Activities>
      <europass:Employer><europass:Name>Γραφείο Α</europass:Name><europass:ContactInfo><europass:Address><europass:Contact>
        <europass:Municipality>London</europass:Municipality><europass:Country><europass:Code>UK</europass:Code></europass:Country></europass:Contact></europass:Address></europass:ContactInfo></europass:Employer>
    </europass:WorkExperience></europass:WorkExperienceList>
    <europass:EducationList><europass:Education>
      <europass:Period><europass:From year="2006" month="--09" day="---15"/><europass:To year="2012" month="--06" day="---31"/></europass:Period>
      <europass:Title>Δίπλωμα</europass:Title><europass:Organisation><europass:Name>Πανεπιστήμιο Πατρών</europass:Name></europass:Organisation>
      <europass:Level><europass:Code>7</europass:Code><europass:Label>EQF level 7</europass:Label></europass:Level>
    </europass:Education></europass:EducationList>
    <europass:Skills>
      <europass:Linguistic>
        <europass:MotherTongueList><europass:MotherTongue><europass:Description><europass:Code>el</europass:Code><europass:Label>Ελληνικά</europass:Label></europass:Description></europass:MotherTongue></europass:MotherTongueList>
        <europass:ForeignLanguageList>
          <europass:ForeignLanguage><europass:Description><europass:Code>en</europass:Code></europass:Description>
            <europass:ProficiencyLevel><europass:Listening>C2</europass:Listening><europass:Reading>C2</europass:Reading><europass:SpokenInteraction>C1</europass:SpokenInteraction><europass:SpokenProduction>C1</europass:SpokenProduction><europass:Writing>C1</europass:Writing></europass:ProficiencyLevel></europass:ForeignLanguage>
          <europass:ForeignLanguage><europass:Description><europass:Label>Γερμανικά</europass:Label></europass:Description></europass:ForeignLanguage>
        </europass:ForeignLanguageList>
      </europass:Linguistic>
      <europass:Computer><europass:Description>&lt;ul&gt;&lt;li&gt;AutoCAD&lt;/li&gt;&lt;li&gt;Revit&lt;/li&gt;&lt;/ul&gt;</europass:Description></europass:Computer>
      <europass:Communication><europass:Description>&lt;p&gt;I talk well.&lt;/p&gt;</europass:Description></europass:Communication>
      <europass:Driving><europass:Description><europass:Licence>B</europass:Licence></europass:Description></europass:Driving>
    </europass:Skills>
    <europass:AchievementList><europass:Achievement><europass:Title><europass:Code>publications</europass:Code></europass:Title><europass:Description>x</europass:Description></europass:Achievement></europass:AchievementList>
  </europass:LearnerInfo>
</europass:SkillsPassport>`;
