@testable import DataSource

/// Files as other programs write them, with made-up values.
enum OtherFiles {
    static let texts: [ImportFormat: String] = [
        .appleHealth: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 13 <Record type="x"/> -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
        <!ATTLIST Record
          type CDATA #REQUIRED
          unit CDATA #IMPLIED>
        ]>
        <HealthData locale="en_GB">
         <ExportDate value="2025-01-02 08:00:00 +0100"/>
         <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
         <Record type="HKQuantityTypeIdentifierHeight" sourceName="Phone" unit="cm" startDate="2020-05-01 10:00:00 +0100" value="171"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale &amp; Co" unit="kg" creationDate="2024-03-05 07:01:00 +0100" startDate="2024-03-05 07:00:41 +0100" endDate="2024-03-05 07:00:41 +0100" value="68.35"/>
         <Record value='150.7' startDate='2024-03-05 07:00:41 +0100' unit='lb' sourceName='Writes &#39;back&#39;' type='HKQuantityTypeIdentifierBodyMass'><MetadataEntry key="a" value="b"/></Record><Record type="HKQuantityTypeIdentifierBodyMass" unit="st" startDate="2024-03-06 23:50:00 -0800" value="10.7"/>
         <!-- <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-03-07 07:00:00 +0100" value="99"/> -->
         <![CDATA[<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-03-07 07:00:00 +0100" value="98"/>]]>
         <Record type="HKQuantityTypeIdentifierBodyMassIndex" unit="count" startDate="2024-03-07 07:00:00 +0100" value="23.1"/>
         <Record type="HKQuantityTypeIdentifierBodyFatPercentage" unit="%" startDate="2024-03-07 07:00:00 +0100" value="0.2"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-03-08 07:00:00 +0100" value="NaN"/>
        </HealthData>

        """,
        .csv: """
        date,time,weight_kg,height_cm,bmi,trend_kg,note
        2024-03-05,07:00,68.35,171,23.37,68.35,
        2024-03-06,07:10,68.1,171,23.29,68.33,"after ""that"", run"
        2024-03-07,07:20,68,171,23.26,68.3,'=1+1

        """,
        .fitbit: """
        Body
        Date,Weight,BMI,Fat
        "2024-03-05","68.35","23.4","21"
        "2024-03-06","68.1","23.3","0"

        Foods
        Date,Calories In
        "2024-03-05","1,800"

        """,
        .fitbitArchive: """
        [{
          "logId" : 1,
          "weight" : 150.7,
          "bmi" : 23.4,
          "fat" : 21.5,
          "date" : "03/05/24",
          "time" : "07:00:41",
          "source" : "Aria"
        },{"logId":2,"weight":150.1,"bmi":23.3,"date":"03/06/24","time":"23:59:59"}]

        """,
        .garmin: """
        \u{FEFF}Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,
        " Mar 6, 2024",
        8:28 AM,68.1 kg,0.2 kg,23.3,21.5 %,33.4 kg,5.1 kg,57.3 %,
        7:05 PM,68.4 kg,--,--,--,--,--,--,
        " 5 Mar 2024",
        17:08,68.35 kg,0.9 kg,23.4,21.4 %,33.2 kg,--,--,

        """,
        .garminArchive: """
        [{"metaData":{"userProfilePK":1,"calendarDate":"2024-03-05T00:00:00.0","sequence":3},"weight":{"weight":68350.0,"sourceType":"INDEX_SCALE","timestampGMT":1709622041000,"bodyFat":21.5},"version":2},
        {"metaData":{"userProfilePK":1,"calendarDate":"2024-03-05T00:00:00.0","sequence":4},"weight":{"weight":99000.0,"timestampGMT":1709622101000},"version":1},
        {"metaData":{"userProfilePK":1,"calendarDate":"2024-03-05T00:00:00.0","sequence":5},"vo2Max":41.0,"version":3},
        {"metaData":{"userProfilePK":1,"calendarDate":"2024-03-06T00:00:00.0","sequence":6},"weight":{"weight":68100.0,"timestampGMT":"2024-03-06T07:10:00.0"},"version":4}]

        """,
        .googleFit: """
        Date,Move Minutes count,Average weight (kg),Max weight (kg),Min weight (kg),Step count
        2024-03-05,42,68.35,69,68,5321
        2024-03-06,,68.1,68.4,68,
        2024-03-07,31,,,,4210

        """,
        .googleHealth: """
        timestamp,weight grams,data source
        2024-03-05T07:00:41Z,68350,Fitbit App
        2024-03-05T07:00:41Z,68350,Aria
        2024-03-06T07:00:00Z,68100,Aria

        """,
        .hackersDiet: """
        Epoch,2024-04-28T19:35:50Z
        User,1.0,Some,Body,J.,Account,somebody@example.org,2024-04-24T19:46:38Z
        Preferences,1.0,kilogram,kilogram,calorie,0,.
        Date,Weight,Rung,Flag,Comment
        StartTrend,68.3,0,1177788855,1177788855,1.0
        2024-03-05,68.35,36,1,Z\u{FC}rich
        2024-03-06,68.1,36,0,"\\x{6771}\\x{4eac} \\\\ x"
        Date,Weight,Rung,Flag,Comment
        StartTrend,150.3,2,1177788855,1177788855,1.0
        2024-04-05,150.1,,0,

        """,
        .happyScale: "\"Date\",\"Pounds\"\n\"2024-03-05\",\"150.7\"\n\"2024-03-06\",\"150.1\"\n",
        .healthAutoExport: """
        {"data":{"workouts":[],"metrics":[
        {"name":"step_count","units":"count","data":[{"date":"2024-03-05 00:00:00 +0100","qty":8600}]},
        {"name":"weight_body_mass","units":"lb","data":[{"date":"2024-03-05 07:00:41 +0100","qty":150.7,"source":"Scale"},
        {"date":"2024-03-06 07:10:00 +0100","qty":0}]},
        {"name":"body_fat_percentage","units":"%","data":[{"date":"2024-03-05 07:00:41 +0100","qty":21.5}]}
        ]}}

        """,
        .json: """
        {"version":1,"person":{"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d","name":"Ann","height":171},"weighIns":[{"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0e","day":"2024-03-06","time":"07:10","weight":68.1,"height":171,"bmi":23.29,"trend":68.33,"note":"run"},
        {"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0f","day":"2024-03-05","time":"07:00","weight":68.35,"height":171,"bmi":23.37,"trend":68.35}]}

        """,
        .libra: """
        #Version: 6
        #Units: kg

        #date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log
        2024-03-05T07:00:00.000Z;68.35;68.35;;;;;
        2024-03-06T07:10:00.000Z;68.1;68.3;21.0;21.0;;;after a run

        """,
        .openScale: """
        DATE,TIME,BMI,BODY_FAT,COMMENT,WEIGHT,WHR
        2024-03-05,07:00:41.974,,21.3,,68.35,
        2024-03-06,,,0,"a, b",68.1,
        2024-03-07,08:00:00,,0,,0,

        """,
        .openScale2: """
        "biceps","bone","comment","dateTime","fat","lbm","waist","weight"
        0.0,3.1,"","2024-03-05 07:00",18.5,0.0,0.0,68.35
        0.0,0.0,"a ""b\"\"","06.03.2024 07:10",0.0,0.0,0.0,68.1

        """,
        .renpho: """
        No.,Date,Time,Weight(kg),BMI,Body Fat(%),Remarks
        1,2024.03.05,07:00:41,68.35,23.4,--,--
        2,2024.03.06,07:10:00,68.1,23.3,21.0,a\r

        """,
        .samsung: """
        com.samsung.health.weight,6301004,10
        start_time,create_time,weight,height,comment,time_offset,datauuid
        2024-03-05 06:00:41.000,2024-03-05 06:00:41.000,68.35,171.0,,UTC+0100,a,
        2024-03-05 23:30:00.000,2024-03-05 06:00:41.000,68.1,171.0,note,UTC+0100,b,

        """,
        .table: "Tag;Uhrzeit;Gewicht;Bauch\n05.03.2024;07:00;68,35;80\n06.03.2024;07:10;68,1;\n",
        .trale: """
        # This file was created with trale.
        #Date weight[kg]
        2024-03-05T07:00:00.000 68.3500000000
        2024-03-06T07:10:00.000 68.1000000000

        """,
        .wger: "Date,Weight\n2024-03-05,68.35\n2024-03-06,68.1\n",
        .withings: """
        Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments
        "2024-03-06 07:10:00",68.1,16.4,,,,run
        "2024-03-05 07:00:41",68.35,,,,,

        """,
        .zepp: """
        \u{FEFF}time,weight,height,bmi,fatRate,visceralFat
        2024-03-05 07:00:41+0000,68.35,171.0,23.4,21.1,6.0
        2024-03-06 07:10:00+0000,68.1,171.0,23.3,null,0

        """,
    ]

    /// Databases are no texts.
    static let formats = Importer.all.map(\.format)

    static func bytes(_ format: ImportFormat) -> [UInt8] {
        let text = texts[format] ?? ""
        guard format == .hackersDiet else { return Array(text.utf8) }
        return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    static func read(
        _ bytes: [UInt8],
        as format: ImportFormat? = nil,
        pieces: Int = 1 << 18
    ) throws(ImportFailure) -> ImportedFile {
        try ImportRepository(.testValue).read(
            FileStream(bytes, pieces: pieces),
            named: "file",
            as: format
        ) { _ in true }
    }
}
