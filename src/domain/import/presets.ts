import { groupPartOf } from './addressGroups';
import { customField, foldColumn } from './columnNames';
import type { ImportPreset } from './schema';
import type { ImportTarget } from './targets';

export type Names = Partial<Record<ImportTarget, readonly string[]>>;

type PresetInfo = {
  label: string;
  /** Column names (folded) that identify its exports; the more of them match, the more certain. */
  signs: readonly string[];
  /** Its column names, if they differ from the generic ones. */
  names: Names;
};

/** Generic field names: those of other systems, address books and hand-kept spreadsheets. */
// prettier-ignore
export const GENERIC_NAMES: Names = {
  ownId: ['fieldwrightid'],
  externalPairId: ['jid'],
  externalId: ['id', 'customerid', 'clientid', 'accountnumber', 'accountno', 'account', 'customernumber', 'customerno', 'clientnumber', 'externalid', 'customercode', 'custid', 'recordid', 'contactid', 'kundennr', 'kundenr', 'kundennummer'],
  firstName: ['firstname', 'first', 'givenname', 'fname', 'contactfirstname', 'customerfirstname', 'vorname'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'lname', 'contactlastname', 'customerlastname', 'nachname'],
  companyName: ['companyname', 'company', 'business', 'businessname', 'organization', 'organisation', 'organizationname', 'firma'],
  displayName: ['displayname', 'fullname', 'name', 'customername', 'clientname', 'contactname', 'customer', 'client', 'contact', 'customerfullname', 'leadname', 'homeowner', 'homeownername', 'ownername', 'soldto', 'payer', 'member', 'membername', 'tenantname', 'tenant', 'resident', 'residentname'],
  contactPerson: ['contactperson', 'primarycontact', 'maincontact'],
  isCompany: ['iscompany', 'isbusiness', 'accounttype'],
  phone: ['phone', 'phonenumber', 'mainphone', 'mainphonenumber', 'primaryphonenumber', 'primaryphone', 'telephone', 'tel', 'phone1', 'contactphone', 'customerphone', 'telefon', 'phonenumbers', 'dayphone'],
  mobilePhone: ['mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'cellnumber', 'mobilephonenumber', 'cellphonenumber', 'textphone', 'smsphone'],
  otherPhone: ['homephone', 'homenumber', 'workphone', 'worknumber', 'businessphone', 'officephone', 'altphone', 'alternatephone', 'phone2', 'phone3', 'secondaryphone', 'otherphone', 'eveningphone', 'home', 'work', 'additionalphones', 'homephonenumber', 'workphonenumber', 'alternatephonenumber', 'altphonenumber', 'otherphonenumber', 'officephonenumber'],
  email: ['email', 'emailaddress', 'emails', 'mail', 'email1', 'primaryemail', 'contactemail', 'customeremail', 'mainemail', 'emailaddresses', 'eaddress'],
  otherEmail: ['email2', 'email3', 'secondaryemail', 'otheremail', 'alternateemail', 'altemail', 'ccemail', 'additionalemails', 'additionalemail', 'workemail'],
  billingStreet: ['billingstreet', 'billingstreet1', 'billingaddress1', 'billingaddressline1', 'billingstreetaddress', 'billingaddressstreet', 'billstreet', 'billtostreet', 'mailingstreet', 'mailingaddress1', 'street', 'street1', 'streetaddress', 'addressline1', 'address1', 'streetline1', 'strasse'],
  billingUnit: ['billingstreet2', 'billingaddress2', 'billingaddressline2', 'billingunit', 'billingapt', 'mailingaddress2', 'street2', 'address2', 'addressline2', 'unit', 'apt', 'suite', 'streetline2', 'apartment', 'unitnumber', 'aptnumber', 'suitenumber'],
  billingCity: ['billingcity', 'billingaddresscity', 'billcity', 'billtocity', 'mailingcity', 'city', 'town', 'ort', 'citytown'],
  billingState: ['billingstate', 'billingprovince', 'billingaddressstate', 'billingstateprovince', 'billstate', 'billtostate', 'mailingstate', 'state', 'province', 'region', 'stateprovince'],
  billingPostalCode: ['billingzip', 'billingzipcode', 'billingpostalcode', 'billingaddresszip', 'billingzippostalcode', 'billzip', 'billtozip', 'mailingzip', 'zip', 'zipcode', 'postalcode', 'postcode', 'zippostalcode', 'plz', 'postal', 'zip4', 'zipplus4'],
  billingCountry: ['billingcountry', 'billingaddresscountry', 'billtocountry', 'mailingcountry', 'country'],
  billingAddress: ['billingaddress', 'billaddress', 'billto', 'mailingaddress', 'address', 'fulladdress', 'customeraddress', 'adresse', 'homeaddress', 'addr'],
  serviceLabel: ['servicepropertyname', 'propertyname', 'locationname', 'sitename', 'servicelocationname', 'addressname'],
  serviceStreet: ['servicestreet', 'servicestreet1', 'serviceaddress1', 'serviceaddressline1', 'servicestreetaddress', 'serviceaddressstreet', 'propertystreet', 'propertystreet1', 'propertyaddress1', 'sitestreet', 'jobstreet', 'shippingstreet', 'shippingaddress1', 'locationstreet', 'shiptostreet'],
  serviceUnit: ['servicestreet2', 'serviceaddress2', 'serviceaddressline2', 'serviceunit', 'propertystreet2', 'propertyaddress2', 'propertyunit', 'shippingaddress2', 'locationunit'],
  serviceCity: ['servicecity', 'serviceaddresscity', 'propertycity', 'sitecity', 'jobcity', 'shippingcity', 'locationcity', 'shiptocity'],
  serviceState: ['servicestate', 'serviceprovince', 'servicestateprovince', 'serviceaddressstate', 'propertystate', 'propertyprovince', 'sitestate', 'jobstate', 'shippingstate', 'locationstate', 'shiptostate'],
  servicePostalCode: ['servicezip', 'servicezipcode', 'servicepostalcode', 'serviceaddresszip', 'servicezippostalcode', 'propertyzip', 'propertyzipcode', 'propertypostalcode', 'sitezip', 'jobzip', 'shippingzip', 'shippingpostalcode', 'locationzip', 'shiptozip'],
  serviceCountry: ['servicecountry', 'propertycountry', 'shippingcountry', 'locationcountry', 'shiptocountry'],
  serviceAddress: ['serviceaddress', 'svcaddress', 'propertyaddress', 'siteaddress', 'jobaddress', 'shippingaddress', 'shipto', 'locationaddress', 'shipaddress', 'property', 'servicelocation'],
  accessNotes: ['accessnotes', 'accessinstructions', 'propertynotes', 'gateaccess', 'gateinfo', 'access', 'locationnotes', 'directions'],
  contacts: ['contacts', 'furthercontacts'],
  propertyUse: ['propertyuse'],
  hazards: ['hazards', 'hazard'],
  equipment: ['equipment'],
  consentEmail: ['consentemail'],
  consentText: ['consenttext'],
  consentPhone: ['consentphone'],
  gateCode: ['gatecode', 'accesscode', 'entrycode', 'doorcode'],
  tags: ['tags', 'tag', 'labels', 'label', 'groups', 'customertags', 'category', 'categories', 'segment', 'customertype', 'clienttype'],
  source: ['leadsource', 'source', 'referredby', 'howdidyouhear', 'howdidyouhearaboutus', 'howheard', 'heardfrom', 'referral', 'referralsource', 'marketingsource', 'adsource', 'leadorigin'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'memo', 'customernotes', 'clientnotes', 'description', 'privatenotes', 'internalnotes', 'specialinstructions', 'instructions', 'notizen'],
  paymentTerms: ['terms', 'paymentterms', 'term', 'defaultpaymentterms', 'netterms'],
  taxExempt: ['taxexempt', 'istaxexempt', 'exempt', 'taxexemption', 'taxexemptstatus', 'nontaxable'],
  taxable: ['taxable', 'istaxable', 'chargetax'],
  doNotService: ['donotservice', 'donotserve', 'dns', 'donotwork', 'blacklisted', 'blocked', 'blacklist'],
  status: ['status', 'active', 'activestatus', 'isactive', 'archived', 'isarchived', 'inactive', 'customerstatus', 'clientstatus', 'accountstatus', 'hidden'],
  language: ['language', 'preferredlanguage', 'lang'],
};

/** Address parts that don't say which address they belong to. */
// prettier-ignore
export const PLAIN_ADDRESS_NAMES: ReadonlySet<string> = new Set([
  'street', 'street1', 'streetaddress', 'addressline1', 'address1', 'streetline1', 'strasse',
  'street2', 'address2', 'addressline2', 'unit', 'apt', 'suite', 'streetline2', 'apartment', 'unitnumber', 'aptnumber', 'suitenumber',
  'city', 'town', 'ort', 'citytown', 'state', 'province', 'region', 'stateprovince',
  'zip', 'zipcode', 'postalcode', 'postcode', 'zippostalcode', 'plz', 'postal', 'zip4', 'zipplus4', 'country', 'address', 'fulladdress', 'addr',
]);

/** The systems whose customer exports are known. An export's columns vary with age and plan, hence several names. */
// prettier-ignore
export const PRESETS: Readonly<Record<ImportPreset, PresetInfo>> = {
  jobber: {
    label: 'Jobber',
    signs: ['jid', 'mainphones', 'emails', 'servicepropertyname', 'servicestreet1', 'billingstreet1', 'serviceprovince', 'servicestateprovince', 'leadsource', 'isclient', 'textmessageenabledphonenumber', 'cfreferredby', 'clientid', 'servicezippostalcode', 'billingzippostalcode', 'titlesalutation'],
    names: {
      externalPairId: ['jid', 'jobberid'],
      externalId: ['clientid'],
      phone: ['mainphones', 'mainphone', 'phonenumber'],
      mobilePhone: ['mobilephones', 'mobilephone', 'textmessageenabledphones', 'textmessageenabledphonenumber'],
      otherPhone: ['workphones', 'homephones', 'faxphones', 'otherphones', 'workphone', 'homephone', 'otherphone'],
      email: ['emails', 'email', 'mainemail'],
      tags: ['tags', 'clienttags'],
      source: ['leadsource', 'cfreferredby', 'referredby'],
      status: ['archived', 'status'],
      notes: ['notes', 'clientnotes'],
    },
  },
  'housecall-pro': {
    label: 'Housecall Pro',
    signs: ['customerid', 'mobilenumber', 'homenumber', 'worknumber', 'leadsource', 'notificationsenabled', 'donotservice', 'customertags', 'streetline1', 'streetline2', 'jobtitle', 'billtoname', 'iscontractor', 'additionalemails', 'customertype', 'displayname', 'address1streetline1', 'lifetimevalue', 'address1city', 'paymentmethodonfile', 'customernotificationsenabled', 'customeriscontractor', 'acceptsbillsfrom'],
    names: {
      externalId: ['customerid', 'id', 'customeruuid', 'hcpid'],
      displayName: ['displayname', 'customer'],
      companyName: ['company', 'companyname'],
      mobilePhone: ['mobilenumber', 'mobilephone'],
      otherPhone: ['homenumber', 'worknumber', 'homephone', 'workphone'],
      otherEmail: ['additionalemails'],
      billingStreet: ['billingstreet', 'billingaddressstreet'],
      billingUnit: ['billingstreetline2', 'billingaddressstreetline2'],
      serviceStreet: ['serviceaddressstreet', 'street', 'streetline1'],
      serviceUnit: ['serviceaddressstreetline2', 'streetline2', 'unit'],
      serviceCity: ['serviceaddresscity', 'city'],
      serviceState: ['serviceaddressstate', 'state'],
      servicePostalCode: ['serviceaddresszip', 'zip', 'zipcode', 'postalcode'],
      serviceCountry: ['country'],
      serviceAddress: ['address', 'serviceaddress'],
      accessNotes: ['addressnotes'],
      isCompany: ['customertype'],
      tags: ['customertags', 'tags'],
      notes: ['notes', 'customernotes', 'privatenotes', 'jobtitle', 'role', 'billsto'],
    },
  },
  quickbooks: {
    label: 'QuickBooks',
    signs: ['openbalance', 'activestatus', 'billto1', 'billto2', 'shipto1', 'mainphone', 'mainemail', 'altphone', 'resalenum', 'balancetotal', 'salestaxcode', 'taxcode', 'mi', 'customertype', 'attachments', 'phonenumbers', 'primarycontact', 'shippingaddress', 'billingaddress', 'baddr1', 'phone1', 'custfld1', 'accountno', 'opening balance', 'companyname', 'creditlimit', 'jobstatus', 'fullname', 'streetaddress', 'customerfullname', 'billaddress', 'shipaddress', 'saddr1', 'refnum', 'notepad'],
    names: {
      externalId: ['accountno', 'accountnumber', 'listid', 'refnum', 'id'],
      displayName: ['customer', 'customerfullname', 'name', 'displayname', 'fullname', 'primarycontact', 'cont1'],
      contactPerson: ['fullname', 'primarycontact', 'cont1'],
      companyName: ['company', 'companyname'],
      phone: ['mainphone', 'phonenumbers', 'phone', 'phone1', 'phonenumber'],
      otherPhone: ['altphone', 'phone2', 'workphone', 'otherphone', 'homephone'],
      email: ['mainemail', 'email', 'emailaddress'],
      otherEmail: ['ccemail', 'altemail'],
      billingAddress: ['billto1', 'billto2', 'billto3', 'billto4', 'billto5', 'baddr1', 'baddr2', 'baddr3', 'baddr4', 'baddr5', 'billingaddress', 'billto', 'address'],
      serviceAddress: ['shipto1', 'shipto2', 'shipto3', 'shipto4', 'shipto5', 'saddr1', 'saddr2', 'saddr3', 'saddr4', 'saddr5', 'shippingaddress', 'shipto'],
      serviceStreet: ['shippingstreet', 'shipstreet', 'shipstreet1'],
      billingStreet: ['billingstreet', 'billstreet', 'billstreet1', 'streetaddress', 'street'],
      tags: ['customertype', 'ctype'],
      taxable: ['taxcode', 'salestaxcode', 'taxable'],
      notes: ['notes', 'note', 'notepad', 'jobdescription', 'jobdesc'],
      status: ['activestatus', 'active', 'status', 'hidden'],
    },
  },
  generic: { label: 'Another file', signs: [], names: {} },
};

/** Returns the preset with the most matching column names; `generic` below two. Names that many systems use count half. */
export function recognizePreset(columns: readonly string[]): ImportPreset {
  const folded = new Set(columns.map(foldColumn));
  let best: { preset: ImportPreset; score: number } = { preset: 'generic', score: 1.9 };
  for (const preset of ['jobber', 'housecall-pro', 'quickbooks'] as const) {
    const score = PRESETS[preset].signs.reduce((sum, sign) => sum + (folded.has(sign) ? weightOf(sign) : 0), 0);
    if (score > best.score) best = { preset, score };
  }
  return best.preset;
}

const COMMON_SIGNS = new Set([
  'leadsource',
  'displayname',
  'companyname',
  'fullname',
  'streetaddress',
  'customerid',
  'clientid',
  'emails',
  'billingaddress',
  'shippingaddress',
  'customertype',
  'phone1',
  'accountno',
  'attachments',
  'jobtitle',
  'mainphone',
  'donotservice',
  'billingstreet1',
  'taxcode',
]);
const weightOf = (sign: string): number => (COMMON_SIGNS.has(sign) ? 0.5 : 1);

const KNOWN_NAMES = new Set(
  [GENERIC_NAMES, ...Object.values(PRESETS).map(({ names }) => names)].flatMap((names) => Object.values(names).flat()),
);

/** Whether a cell is a known name for a customer column in some system. */
export const isKnownColumn = (cell: string): boolean =>
  KNOWN_NAMES.has(foldColumn(cell)) || customField(cell) !== null || groupPartOf(cell) !== null;
