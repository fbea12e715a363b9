export const title = 'Settings';
export const description = 'What the shop says of itself and how it sells.';
/** For screen readers, of the tabs. */
export const parts = 'Parts of the settings';
export const loading = 'Loading the settings…';
export const loadFailed = 'The settings could not be loaded';
export const save = 'Save';
export const saveFailed = 'Failed to save settings';

export const shop = 'Shop';
/** A tab: who works in the shop. */
export const people = 'People';
/** A tab: keys and events, for programs. */
export const programs = 'Programs';
export const names = 'Who you are';
export const name = 'Name of the shop';
export const legalName = 'Legal name';
export const legalNameHint = 'In the terms and on invoices, where it is another one';
export const address = 'Address';
export const licence = 'Explosives licence';
export const gstin = 'GSTIN';
export const invalidGstin = 'Not a valid GSTIN';
export const reach = 'How customers reach you';
export const phone = 'Phone';
export const whatsapp = 'WhatsApp number';
export const whatsappHint = 'With the country code, such as 919876543210';
export const email = 'Email';
export const socials = 'Links';
export const socialsHint = 'To your pages elsewhere, shown under ‘Follow us’';
export const linkLabel = 'Name of link {number}';
export const linkLabelHint = 'Instagram';
export const linkAddress = 'Address of link {number}';
export const removeLink = 'Remove link {number}';
export const addLink = 'Add a link';
export const hours = 'Opening hours';
export const hoursHint = 'From the first to the last day, from opening to closing';
export const hoursFrom = 'Row {number}: first day';
export const hoursTo = 'Row {number}: last day';
export const hoursOpens = 'Row {number}: opens at';
export const hoursCloses = 'Row {number}: closes at';
export const removeHours = 'Remove row {number}';
export const addHours = 'Add hours';
export const grievance = 'Grievance officer';
export const grievanceHint =
  'Whom customers may complain to; shown on the contact page and in the privacy policy';
export const grievanceName = 'Name of the officer';
export const grievancePhone = 'Phone of the officer';
export const grievanceEmail = 'Email of the officer';

export const selling = 'Selling';
export const saleMode = 'How the shop sells';
export const full = 'Online and cash';
export const fullMeans = 'Customers order on the website and pay online or on delivery.';
export const cod = 'Cash on delivery only';
export const codMeans =
  'Customers order on the website and pay on delivery. Payments that have begun are still settled.';
export const enquiry = 'Enquiries only';
export const enquiryMeans =
  'Customers send enquiries. You agree with them by phone or message and make the order. The pages carry a notice about the law.';
export const charges = 'What an order asks for';
export const minimumOrder = 'Minimum order in rupees';
export const minimumOrderHint = 'Of goods, before packing and delivery; 0 for none';
export const packingPercent = 'Packing in percent of the goods';
export const packingPercentHint = '0 to 10; a row of the total';
export const estimateDays = 'Days for which an estimate holds its prices';
export const estimateDaysHint = '1 to 30; estimates that exist keep their day';
/** Of what is agreed with customers. */
export const enquiries = 'Enquiries and offers';
export const enquiriesLead =
  'For enquiries and for orders that are paid by UPI, bank or cash before the goods leave.';
export const offerDays = 'Days for which an offer is good';
export const offerDaysHint = '1 to 30; can be changed for each offer';
export const payDays = 'Days to pay a confirmed order';
export const payDaysHint = '1 to 30; customers read the day, nothing is cancelled by itself';
export const lawNote = 'Your own words under the notice about the law';
export const lawNoteHint = 'Customers read them below the notice, while the shop takes enquiries';
export const mailsEnquiries = 'Mail me each enquiry';
export const season = 'Season';
export const seasonLead =
  'Outside these days customers can look and fill their carts, but not order.';
export const opensOn = 'First day of orders';
export const lastOrderOn = 'Last day of orders';
export const isClosed = 'Closed now: take no orders, whatever the day';
export const seasonNotice = 'Notice about the season';
export const seasonNoticeHint =
  'Customers read it above the products, in the cart and at the checkout';

export const delivery = 'Delivery';
export const commonTerms = 'Terms of delivery';
export const terms = 'Terms';
export const charge = 'Charge in rupees';
export const freeFrom = 'Free from (rupees of goods)';
export const kindFree = 'Free';
/** How many days after the order the goods arrive, at the earliest and at the latest. */
export const daysFrom = 'Arrives after (days)';
export const daysTo = 'At the latest after (days)';
export const kindFixed = 'Fixed charge';
export const kindToPay = 'Freight to pay on arrival';
export const kindNone = 'No delivery';
/** The two limits of e-way bills. */
export const ewayBills = 'E-way bills';
export const ewayLead = 'The dispatch card warns above these totals, in rupees. It stops nothing.';
export const ewayWithinState = 'Warn within Tamil Nadu above';
export const ewayToOtherStates = 'Warn to other states above';
export const states = 'States served';
export const statesHint = 'Tamil Nadu is always served, on the terms above.';
export const statesAsk = 'Each state has hours and licences of its own. Ask there first.';
export const termsOfState = 'Terms, {state}';
export const chargeOfState = 'Charge in rupees, {state}';
export const stateMinimum = 'Minimum order in rupees';
export const minimumOfState = 'Minimum order in rupees, {state}';
export const stateMinimumHint = 'Empty: as in Tamil Nadu';
export const stateNote = 'Note for customers';
export const noteOfState = 'Note for customers, {state}';
export const stateNoteHint =
  'Stands at the address, in the cart, at the checkout and on the order.';
export const districtTerms = 'Districts with other terms';
export const districtTermsHint = 'All others have the terms above.';
export const districtOfRow = 'District {number}';
export const termsOfRow = 'Terms of district {number}';
export const chargeOfRow = 'Charge in rupees, district {number}';
export const freeFromOfRow = 'Free from (rupees of goods), district {number}';
export const daysFromOfRow = 'Arrives after (days), district {number}';
export const daysToOfRow = 'At the latest after (days), district {number}';
export const removeDistrict = 'Remove district {number}';
export const addDistrict = 'Add a district';
export const depots = 'Depots';
export const depotsHint = 'Where customers can collect their orders. Collecting is free.';
export const depotName = 'Name';
export const depotNameOfRow = 'Name of depot {number}';
export const depotAddress = 'Address';
export const depotAddressOfRow = 'Address of depot {number}';
export const depotPhone = 'Phone';
export const depotPhoneOfRow = 'Phone of depot {number}';
export const depotDistrictOfRow = 'District of depot {number}';
export const removeDepot = 'Remove depot {number}';
export const addDepot = 'Add a depot';
/** In the record of changes. */
export const fixedAt = 'Fixed charge {amount}';
/** After the terms of a district. */
export const inDays = '{terms}, in {from} to {to} days';
export const fixedAtFreeFrom = 'Fixed charge {amount}, free from {from}';
export const notSo = 'no';

export const payment = 'Payment';
export const paymentLead =
  'For orders that you have confirmed and that are paid by UPI, bank or cash. Only whoever has the page or the link of such an order reads this, and its mail.';
export const payee = 'In the name of';
export const payeeHint = 'As your bank has it; customers compare it before they pay';
export const nameAndUpi = 'Name and UPI';
export const upiId = 'UPI id';
export const upiIdHint = 'Such as name@bank';
export const upiNote = 'About the QR';
export const upiNoteHint = 'Below the UPI QR of an order, at most 200 characters';
export const bankAccount = 'Bank account';
export const bankName = 'Bank';
export const bankNameHint = 'With its branch';
export const accountNumber = 'Account number';
export const ifsc = 'IFSC';
export const ifscHint = '11 characters, such as SBIN0001234';
export const payNote = 'Note for customers';
export const payNoteHint = 'Below where to pay, such as whom to send a screenshot';
export const accounts = 'Your accounts';
export const accountsLead =
  'Where money goes, such as “SBI shop”; only staff see these. Whoever books a receipt then chooses one of its method.';
export const accountOfRow = 'Account {number}: name';
export const accountMethodOfRow = 'Account {number}: paid by';
export const removeAccount = 'Remove account {number}';
export const addAccount = 'Add an account';
/** In the record of changes; {method} is such as 'UPI'. */
export const accountBy = '{name} ({method})';

export const tax = 'Tax';
export const taxLead =
  'With a GSTIN (under Shop) each order gets a numbered tax invoice as its goods leave, and a credit note when it is cancelled or its money goes back. Ask your accountant what to enter.';
export const noGstin = 'Your shop has no GSTIN, so no tax invoices are issued.';
export const noRate =
  'Your shop has a GSTIN but no rate of tax: until you add one, no order can be marked as shipped.';
export const rates = 'Rates';
export const ratesHint =
  'CGST and SGST together, in percent, each from its day on. Prices include it. Orders shipped before the first day get no tax invoice.';
export const validFromOfRow = 'Rate {number}: valid from';
export const percentOfRow = 'Rate {number}: percent';
export const removeRate = 'Remove rate {number}';
export const addRate = 'Add a rate';
export const numbers = 'Numbers';
export const numbersLead =
  'Such as INV/26-27/000001: what it begins with, the financial year and a number that counts up without a gap.';
export const invoicePrefix = 'Invoices begin with';
export const creditNotePrefix = 'Credit notes begin with';
export const prefixHint = '1 to 3 letters and digits';
export const firstInvoice = 'First invoice of a year';
export const firstCreditNote = 'First credit note of a year';
export const firstHint = 'Counts until the year has one';
export const onPapers = 'On the papers';
export const hsn = 'HSN code';
export const hsnHint = 'Fireworks are 3604; 4, 6 or 8 digits';
export const signatory = 'Who signs';
export const signatoryHint = 'Name of the authorised signatory';
export const units = 'Units in the tax return';
export const unitsHint =
  'A product’s unit counts by its first word: “1 Box (10 pcs)” is box. The return wants a code for each.';
export const unitWordOfRow = 'Unit {number}: word';
export const unitCodeOfRow = 'Unit {number}: code';
export const chooseUnitCode = 'Choose a code';
export const removeUnit = 'Remove unit {number}';
export const addUnit = 'Add a unit';
export const ledgers = 'Ledgers in Tally';
export const ledgersHint = 'Named as your accountant has them.';
export const salesLedger = 'Ledger of sales';
export const cgstLedger = 'Ledger of CGST';
export const sgstLedger = 'Ledger of SGST';
export const igstLedger = 'Ledger of IGST';
export const accountantsMonth = 'The accountant’s month';
export const largeAbove = 'Large invoices to other states, above ₹';
export const largeAboveHint = 'To buyers without a GSTIN; in the table b2cl one by one';
/** In the record of changes. */
export const rateFrom = '{percent}% from {date}';

export const lawTitle = 'The law on selling fireworks online';
export const law =
  'By press reports the Supreme Court ordered on 23 October 2018 that no e-commerce website shall accept online orders for firecrackers, and clarified on 31 October 2018 that this holds in all of India. In October 2025 it was repeated for Delhi-NCR. Ask a lawyer before you take orders.';
export const legalAdvice = 'I have legal advice and take the responsibility';
export const confirmTitle = 'Confirm this change';
export const passwordLead =
  'This change asks for your password. Every owner gets a mail that says who made it and when.';
export const password = 'Your password';

export const lastChanged = 'Last changed by {name}, {date}';
export const neverChanged = 'Not changed yet';
export const changes = { one: '{count} change', other: 'The last {count} changes' } as const;
export const changedBy = '{name}, {date}';
/** Of a field: its name, then what it was and what it is. */
export const wasAndIs = '{field}: {before} → {after}';
export const nothing = 'nothing';
export const confirmed = 'yes';
/** What was ticked when the mode was chosen. */
export const responsibility = 'Legal advice and responsibility';
